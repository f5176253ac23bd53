/** A reason not to start that a person can act on: `main.ts` prints the message, without a stack, and exits with 1. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
