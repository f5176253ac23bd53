import { t } from '@rules/text.js';
import type { ApiTokenScope } from '../../generated/graphql';

/** The two kinds of token to choose from. */
export const scopeOptions = [
  ['READ', t('Read only')],
  ['WRITE', t('Read and write')],
] as const satisfies readonly (readonly [ApiTokenScope, string])[];

/** The scopes of the form's choices: write includes read. */
export function scopesOf(choice: ApiTokenScope, restricted: boolean): ApiTokenScope[] {
  const scopes: ApiTokenScope[] = choice === 'WRITE' ? ['READ', 'WRITE'] : ['READ'];
  return restricted ? [...scopes, 'RESTRICTED'] : scopes;
}

/** A token's scopes in words. */
export function describeScopes(scopes: readonly ApiTokenScope[]): string {
  const words = scopes.includes('WRITE') ? t('Read and write') : t('Read only');
  return scopes.includes('RESTRICTED') ? t('{words}, with restricted fields', { words }) : words;
}
