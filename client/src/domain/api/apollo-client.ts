import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';
import { fetchInTime, NoAnswerInTime } from '../../lib/fetch-in-time';
import { bearer, FIRST_PAUSE_MS, GRAPHQL_PATH, hasCode, QUERY_TRIES } from './graphql-call';
import { newestAnswerLink } from './newest-answer-link';
import { tradesAsValue } from './trades-as-value';
import { askForScheme } from '../scheme/scheme-store';
import { isOvertaken, sessionToken } from '../session/session';

function isUnauthenticated(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error)) return hasCode(error.errors, 'UNAUTHENTICATED');
  return ServerError.is(error) && error.statusCode === 401;
}

function isUnavailable(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) && hasCode(error.errors, 'SERVICE_UNAVAILABLE');
}

/** The Apollo cache: pages have no id of their own, so two queries of one page are merged. */
export function createCache() {
  return new InMemoryCache({
    typePolicies: {
      // One cached claim, whether its first trades or all were requested: a later response replaces the earlier one
      // completely.
      Query: { fields: { submission: { keyArgs: ['id'] } } },
      SubmissionPage: { merge: true },
      RegistrationPage: { merge: true },
      ImportRunPage: { merge: true },
      ExportRunPage: { merge: true },
      DoubleUpPage: { merge: true },
      ManagedUserPage: { merge: true },
      AssessmentNotice: { merge: true },
      ClaimAssessment: { merge: true },
      PaymentLine: { merge: true },
      AmendmentThread: { keyFields: ['submissionId'] },
      PhoneFiling: { keyFields: ['submissionId'] },
      AmendmentQueuePage: { merge: true },
      ManagedNoticePage: { merge: true },
      ClaimHistoryPage: { merge: true },
      Pagination: { merge: true },
      // A history shows one trade as it was in several versions; those of a claim are one value (trades-as-value).
      Trade: { keyFields: false },
    },
  });
}

/**
 * Creates the GraphQL client: the bearer token on every call, three attempts for a query when the network fails, one
 * for a mutation, and a time limit for each. `onUnauthenticated` runs on a 401 with the token of the call; the error
 * still reaches the caller. When the server does not serve a call, the scheme is loaded again, since maintenance may
 * have begun.
 */
export function createApolloClient(
  onUnauthenticated: (token: string | null) => void,
  http: ApolloLink = new HttpLink({ uri: GRAPHQL_PATH, fetch: fetchInTime }),
) {
  const signIn = new SetContextLink((context) => {
    const headers = context.headers as Record<string, string> | undefined;
    const token = sessionToken();
    if (isOvertaken()) {
      onUnauthenticated(token);
      throw new Error('Another user has signed in in another tab.');
    }
    return token ? { token, headers: { ...headers, ...bearer(token) } } : {};
  });
  const signOut = new ErrorLink(({ error, operation }) => {
    const { token = null } = operation.getContext() as { token?: string };
    if (isUnauthenticated(error)) onUnauthenticated(token);
  });
  const askForMaintenance = new ErrorLink(({ error }) => {
    if (isUnavailable(error)) void askForScheme({ after: true });
  });
  const retry = new RetryLink({
    delay: { initial: FIRST_PAUSE_MS, jitter: true },
    attempts: {
      max: QUERY_TRIES,
      retryIf: (error, operation) =>
        operation.operationType === OperationTypeNode.QUERY &&
        !(error instanceof NoAnswerInTime) &&
        !CombinedGraphQLErrors.is(error) &&
        !(ServerError.is(error) && error.statusCode < 500),
    },
  });
  const trades = tradesAsValue();
  return new ApolloClient({
    link: ApolloLink.from([newestAnswerLink(), signOut, askForMaintenance, retry, signIn, trades.link, http]),
    cache: createCache(),
    documentTransform: trades.documentTransform,
  });
}
