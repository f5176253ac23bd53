import { t } from '@rules/text.js';

interface Source {
  kind: string;
  distribution: number | null;
  payments: number | null;
}

/** Where a part of the fund of a later distribution comes from (SHARE-13). */
export function sourceText({ kind, distribution, payments }: Source): string {
  const number = distribution ?? 0;
  switch (kind) {
    case 'RESERVE':
      return t('Reserve of distribution {number}', { number });
    case 'RESIDUE':
      return t('Residue of distribution {number}', { number });
    case 'UNCLAIMED':
      return t(
        '{count, plural, one {# unclaimed payment of distribution {number}} other {# unclaimed payments of distribution {number}}}',
        { count: payments ?? 0, number },
      );
    default:
      return t('Interest earned since');
  }
}
