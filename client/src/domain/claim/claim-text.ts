import type { ShownClaim } from '@rules/claim-catalogue.js';

/** The text of a field in a claim's data, by its path; '' where nothing is given. */
export function claimTextAt(data: ShownClaim, path: string): string {
  const [group = '', field = ''] = path.split('.');
  const value = (data as Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>)[group]?.[
    field
  ];
  return typeof value === 'string' ? value : '';
}
