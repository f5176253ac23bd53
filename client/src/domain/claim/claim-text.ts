import type { ShownClaim } from '@rules/claim-catalogue.js';

/** The text of a claim's field by its path; '' when it is empty. */
export function claimTextAt(data: ShownClaim, path: string): string {
  const [group = '', field = ''] = path.split('.');
  const value = (data as Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>)[group]?.[
    field
  ];
  return typeof value === 'string' ? value : '';
}
