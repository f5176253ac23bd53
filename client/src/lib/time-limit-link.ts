import { ApolloLink } from '@apollo/client';
import { timeout } from 'rxjs';

/** As long as the server gives itself for a call, and as much again for the way. */
export const ANSWER_MS = 30_000;

/** Breaks a call off that has no answer in time, with rxjs' TimeoutError: a network that hangs tells nobody. */
export function timeLimitLink(): ApolloLink {
  return new ApolloLink((operation, forward) => forward(operation).pipe(timeout({ first: ANSWER_MS })));
}
