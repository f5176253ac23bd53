import type { ApiTokenScope } from '../../generated/graphql';

/** The two kinds of token a person chooses from. */
export const scopeOptions = [
  ['READ', 'Read only'],
  ['WRITE', 'Read and write'],
] as const satisfies readonly (readonly [ApiTokenScope, string])[];

/** The scopes behind a choice: who may write may read. */
export function scopesOf(choice: ApiTokenScope): ApiTokenScope[] {
  return choice === 'WRITE' ? ['READ', 'WRITE'] : ['READ'];
}

/** What a token may do, in words. */
export function describeScopes(scopes: readonly ApiTokenScope[]): string {
  return scopes.includes('WRITE') ? 'Read and write' : 'Read only';
}
