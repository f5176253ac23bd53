import type { ApiTokenScope } from '../../generated/graphql';

/** The two kinds of token a person chooses from. */
export const scopeOptions = [
  ['READ', 'Read only'],
  ['WRITE', 'Read and write'],
] as const satisfies readonly (readonly [ApiTokenScope, string])[];

/** The scopes behind the answers: who may write may read. */
export function scopesOf(choice: ApiTokenScope, restricted: boolean): ApiTokenScope[] {
  const scopes: ApiTokenScope[] = choice === 'WRITE' ? ['READ', 'WRITE'] : ['READ'];
  return restricted ? [...scopes, 'RESTRICTED'] : scopes;
}

/** What a token may do, in words. */
export function describeScopes(scopes: readonly ApiTokenScope[]): string {
  const words = scopes.includes('WRITE') ? 'Read and write' : 'Read only';
  return scopes.includes('RESTRICTED') ? `${words}, with restricted fields` : words;
}
