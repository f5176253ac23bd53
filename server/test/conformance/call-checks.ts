import { ACCOUNT_CHECKS } from './account-checks.js';
import type { CallCheck } from './call-world.js';
import { CLAIM_CHECKS } from './claim-checks.js';
import { DOCUMENT_CHECKS } from './document-checks.js';

/** A check of each row of the call table, by its first cell. */
export const CALL_CHECKS: Record<string, CallCheck> = {
  ...ACCOUNT_CHECKS,
  ...CLAIM_CHECKS,
  ...DOCUMENT_CHECKS,
};

/** The operation in OpenAPI of a row such as `PUT /settlement-submission/{id}/update`. */
export function operationOf(row: string): [method: string, path: string] {
  const [method = '', given = ''] = row.split(' ');
  const path = given.split('?')[0]!.replace(/\/$/, '');
  return [method.toLowerCase(), path.startsWith('/') ? path : `/${path}`];
}
