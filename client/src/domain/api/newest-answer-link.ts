import { ApolloLink } from '@apollo/client';
import { finalize, type Observable, share, startWith, Subject, switchMap, take } from 'rxjs';

/** The context of a query whose response may be slow: when it is sent again meanwhile, only the latest call counts. */
export const NEWEST_ANSWER = { newestAnswer: true, queryDeduplication: false };

/**
 * For queries with the context `NEWEST_ANSWER`: a running query is aborted when the same one is sent again, and its
 * callers get the newer response. So data read before a change can neither hide nor undo it on screen.
 */
export function newestAnswerLink(): ApolloLink {
  const underWay = new Map<string, Subject<Observable<ApolloLink.Result>>>();
  return new ApolloLink((operation, forward) => {
    if (!operation.getContext().newestAnswer) return forward(operation);
    const question = JSON.stringify([operation.operationName, operation.variables]);
    const answers = underWay.get(question) ?? new Subject();
    underWay.set(question, answers);
    const answer = forward(operation).pipe(share());
    answers.next(answer);
    return answers.pipe(
      startWith(answer),
      switchMap((newest) => newest),
      take(1),
      finalize(() => {
        if (!answers.observed && underWay.get(question) === answers) underWay.delete(question);
      }),
    );
  });
}
