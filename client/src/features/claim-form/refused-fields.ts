import { isBlankTrade, type TradeRow } from '@rules/trade-row.js';
import { getIn, setIn, type FormikErrors } from 'formik';
import { flatErrors } from '../../components/form/flat-errors';
import { errorPaths } from '../../lib/error-message';
import type { ClaimFormValues } from './claim-values';
import { formLabels } from './form-labels';

const TRADE_PATH = /^tradeDetails\.tradeData\.(\d+)\.(\w+)$/;
const TRADES = 'tradeDetails.tradeData';

/** The server's errors by field, each with the rejected value. */
export type RefusedFields = ReadonlyMap<string, { value: unknown; message: string }>;

/** The server's messages that concern fields of the form. */
export function refusedFields(error: unknown, values: ClaimFormValues): RefusedFields {
  const refused = new Map<string, { value: unknown; message: string }>();
  for (const [given, message] of Object.entries(errorPaths(error))) {
    const path = given.replace(/^input\./, '');
    const field = path.startsWith(TRADES) ? TRADES : path;
    if (!(field in formLabels)) continue;
    refused.set(field, { value: getIn(values, field), message: refused.get(field)?.message ?? message });
  }
  return refused;
}

/** The errors that still apply, in Formik's shape: an error disappears as soon as its field is changed. */
export function stillRefused(refused: RefusedFields, values: ClaimFormValues): object {
  return [...refused].reduce<object>(
    (errors, [path, { value, message }]) =>
      getIn(values, path) === value ? (setIn(errors, path, message) as object) : errors,
    {},
  );
}

/** The server's messages by the index of the typed row; blank rows were not sent. */
export function refusedTrades(
  error: unknown,
  rows: readonly TradeRow[],
): Record<number, Record<string, string>> {
  const sent = rows.flatMap((row, index) => (isBlankTrade(row) ? [] : [index]));
  const found: Record<number, Record<string, string>> = {};
  for (const [path, message] of Object.entries(errorPaths(error))) {
    const [, nth, field] = TRADE_PATH.exec(path.replace(/^input\./, '')) ?? [];
    const index = nth === undefined ? undefined : sent[Number(nth)];
    if (index !== undefined && field) found[index] = { ...found[index], [field]: message };
  }
  return found;
}

/** Merges errors in Formik's shape; when two concern the same field, the first is kept. */
export function mergeErrors(all: readonly object[]): FormikErrors<ClaimFormValues> {
  const [first, ...others] = all.map((errors) => flatErrors(errors));
  const shown = new Map(first);
  for (const [path, message] of others.flat()) if (!shown.has(path)) shown.set(path, message);
  return [...shown].reduce<FormikErrors<ClaimFormValues>>(
    (errors, [path, message]) => setIn(errors, path, message) as FormikErrors<ClaimFormValues>,
    {},
  );
}
