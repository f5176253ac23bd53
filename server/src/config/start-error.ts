/** An error at start that the operator can fix: `main.ts` prints the message without a stack and exits with 1. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
