import { t } from '@rules/text.js';
import type { ApiTokenRowFragment } from '../../generated/graphql';

/** The label and colour of a token's state: valid, expired or revoked. */
export function describeState(token: Pick<ApiTokenRowFragment, 'revokedAt' | 'expiresAt'>, now = new Date()) {
  if (token.revokedAt) return { words: t('Revoked'), tone: 'plain' } as const;
  if (new Date(token.expiresAt) <= now) return { words: t('Expired'), tone: 'plain' } as const;
  return { words: t('Active'), tone: 'done' } as const;
}
