import type { DayOrder } from '@rules/day-forms.js';
import type { DecimalMark } from '@rules/number-forms.js';
import { t } from '@rules/text.js';
import type { ImportKind } from '../../generated/graphql';

export interface ImportKindInfo {
  kind: ImportKind;
  /** The picker's label (IMPORT-1). */
  label: string;
  uploadUrl: string;
}

export interface TableKindInfo extends ImportKindInfo {
  templateUrl: string;
  templateName: string;
}

/** The two kinds of table and their REST paths (RESTAPI-15). */
export const importKinds: TableKindInfo[] = [
  {
    kind: 'SETTLEMENT_RECORDS',
    label: t('Import Submissions'),
    uploadUrl: '/api/import/settlement-records',
    templateUrl: '/api/import/templates/settlement-records',
    templateName: 'settlement-records-template.csv',
  },
  {
    kind: 'TRADES',
    label: t('Import Trade Data'),
    uploadUrl: '/api/import/settlement-records/trade',
    templateUrl: '/api/import/templates/trades',
    templateName: 'trades-template.csv',
  },
];

/** Notices as PDF files: one file, or many in a zip file, each named by its SID. */
export const noticeKind: ImportKindInfo = {
  kind: 'ASSESSMENT_NOTICES',
  label: t('Upload notices'),
  uploadUrl: '/api/import/assessment-notices',
};

/** The market's prices by day, for the check of trades. */
export const dayPricesKind: TableKindInfo = {
  kind: 'DAY_PRICES',
  label: t('Import day prices'),
  uploadUrl: '/api/import/day-prices',
  templateUrl: '/api/import/templates/day-prices',
  templateName: 'day-prices-template.csv',
};

/** Payments that the bank sent back. */
export const returnsKind: ImportKindInfo = {
  kind: 'RETURNS',
  label: t('Import returns'),
  uploadUrl: '/api/import/returns',
};

export interface ImportOptions {
  checkOnly: boolean;
  append: boolean;
  /** Adds the file's trades again although they were added before. */
  again: boolean;
  overwrite: boolean;
  /** The number format of the file; '' when it is derived from the file. */
  numbers: DecimalMark | '';
  days: DayOrder | '';
}

/** The default options: apply at once, replace, keep edits made here. */
export const usualOptions: ImportOptions = {
  checkOnly: false,
  append: false,
  again: false,
  overwrite: false,
  numbers: '',
  days: '',
};

/** The upload's URL with the options as query parameters. */
export function uploadAddress(
  { uploadUrl }: ImportKindInfo,
  { checkOnly, append, again, overwrite, numbers, days }: ImportOptions,
): string {
  const query = new URLSearchParams();
  if (append) query.set('mode', 'append');
  if (append && again) query.set('again', 'true');
  if (checkOnly) query.set('check', 'true');
  if (overwrite) query.set('overwrite', 'true');
  if (numbers) query.set('numbers', numbers);
  if (days) query.set('days', days);
  return query.size > 0 ? `${uploadUrl}?${query.toString()}` : uploadUrl;
}
