import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';
import { routes } from '../app/router';
import { loadAllParts } from '../components/later/later';
import { unstyledSystem } from './unstyled-system';
import { dismissAllToasts } from '../components/toast/toast-store';
import { apiClient } from '../domain/api/api-client';
import { forgetScheme } from '../domain/scheme/scheme-store';
import { endSession, startSession } from '../domain/session/session';
import type { Role } from '../generated/graphql';
import { aUser } from './answers';
import { answerClaimParts } from './claim-parts';

let loading: Promise<unknown> = Promise.resolve();

/**
 * Jest links one module graph at a time, so that routes loading at the same time would fail; this loads them in
 * sequence.
 */
function inTurn<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  return () => {
    const loaded = loading.then(load);
    loading = loaded.catch(() => undefined);
    return loaded;
  };
}

/** Loads a route with its parts that a browser would load later, so that tests need not wait for each. */
async function withParts<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const loaded = await load();
  await loadAllParts();
  return loaded;
}

/** The routes, each loaded when a test first visits it. */
function loadedInTurn(among: RouteObject[]): RouteObject[] {
  return among.map((route) => {
    const { lazy, children } = route;
    return {
      ...route,
      ...(typeof lazy === 'function' && { lazy: inTurn(() => withParts(lazy)) }),
      ...(children && { children: loadedInTurn(children) }),
    } as RouteObject;
  });
}

type Variables = Record<string, unknown>;

/**
 * The data of an operation, or a function that returns them for the variables, at once or as a promise; an Error
 * becomes a GraphQL error.
 */
export type Answers = Record<string, object | ((variables: Variables) => object)>;

export interface Call {
  operation: string;
  variables: Variables;
  authorization?: string;
  idempotencyKey?: string;
}

/** An error response of the server: a code of ERROR-2, its message, and the messages of fields. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly fields?: Record<string, string>,
  ) {
    super(message);
  }
}

/** Simulates the server's drafts: returns what a form has saved or deleted; `answers` set the initial draft. */
function keepingDrafts() {
  let kept: object | null | undefined;
  return (operation: string, variables: Variables, answer: object | undefined) => {
    if (answer && 'saveDraft' in answer)
      kept = { ...variables, ...(answer.saveDraft as object), __typename: 'Draft' };
    if (answer && 'discardDraft' in answer) kept = null;
    return operation === 'KeptDraft' && kept !== undefined ? { ...answer, draft: kept } : answer;
  };
}

/** Mocks fetch with a server that knows only `answers`; returns the list of its calls. */
export function answerGraphql(answers: Answers): Call[] {
  const calls: Call[] = [];
  const keepDraft = keepingDrafts();
  globalThis.fetch = async (_url, init) => {
    const { operationName, variables } = JSON.parse(init?.body as string) as {
      operationName: string;
      variables: Variables;
    };
    const headers = new Headers(init?.headers);
    calls.push({
      operation: operationName,
      variables,
      authorization: headers.get('authorization') ?? undefined,
      idempotencyKey: headers.get('idempotency-key') ?? undefined,
    });
    const answerOf = (operation: string): object | undefined | Promise<object | undefined> => {
      const prepared = answers[operation];
      return typeof prepared === 'function'
        ? (prepared as (v: Variables) => object | Promise<object>)(variables)
        : prepared;
    };
    const isOfParts = operationName === 'ClaimParts' && !answers.ClaimParts;
    const given = isOfParts ? await answerClaimParts(answerOf) : await answerOf(operationName);
    const answer = keepDraft(operationName, variables, given);
    const body =
      answer instanceof Refusal
        ? { errors: [{ message: answer.message, extensions: { code: answer.code, fields: answer.fields } }] }
        : { data: answer };
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  };
  return calls;
}

let sessions = 0;

/** Signs the user in on this browser, as on an earlier visit, in a session of their own. */
export function signedInAs(role: Role) {
  startSession(`prt_test${++sessions}`, aUser({ role }));
  return { Me: { me: aUser({ role }) }, BankContradictions: { bankContradictions: [] } };
}

/** Clears the state of an earlier test, as a page load does. */
function forgetAnswers() {
  apiClient.stop();
  void apiClient.cache.reset();
  forgetScheme();
}

/** Opens the whole client at a path, with all its routes; returns the router and the calls to the server. */
export function openApp(path: string, answers: Answers) {
  const calls = answerGraphql(answers);
  forgetAnswers();
  const router = createMemoryRouter(loadedInTurn(routes), { initialEntries: [path] });
  render(
    <ChakraProvider value={unstyledSystem}>
      <RouterProvider router={router} useTransitions={false} />
    </ChakraProvider>,
  );
  return {
    router,
    calls,
    callsOf: (operation: string) => calls.filter((call) => call.operation === operation),
    url: () => router.state.location.pathname + router.state.location.search,
  };
}

/** Closes the page and ends the session of a test. */
export function forgetPerson() {
  cleanup();
  endSession();
  localStorage.clear();
  sessionStorage.clear();
  dismissAllToasts();
}

/** All values in the session storage of the tab. */
export function keptInTab(): (string | null)[] {
  return Array.from({ length: sessionStorage.length }, (_, index) =>
    sessionStorage.getItem(sessionStorage.key(index) ?? ''),
  );
}
