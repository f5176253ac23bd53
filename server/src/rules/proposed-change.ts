import { t } from './text.js';
import { CLAIM_FIELDS, claimFieldAt, type ClaimValues } from './claim-catalogue.js';
import { claimLabel } from './claim-field-labels.js';
import { claimSchema } from './claim-schema.js';
import { missingClaimFields } from './required-claim-fields.js';
import { schemaErrorAt } from './schema-errors.js';
import { cleanEmail, cleanText, composed, textError } from './text-values.js';
import { checkedTrade, checkTradeRow, type TradeTexts } from './trade-row.js';
import { readQuantity } from './trade-values.js';

/** The fields of a claim that a member may propose to change, in the order of the form. */
export const PROPOSABLE_PATHS: readonly string[] = CLAIM_FIELDS.filter(
  ({ administratorsOnly }) => !administratorsOnly,
).map(({ path }) => path);

/** The maximum number of trades that one proposal may add, and that it may remove. */
export const MOST_PROPOSED_TRADES = 500;

/** A proposed change as received: texts as typed; omitted parts are empty. */
export interface ProposedTexts {
  fields?: readonly { path: string; value: string }[] | null;
  addTrades?: readonly TradeTexts[] | null;
  removeTradeIds?: readonly string[] | null;
}

/** A proposed change as stored, with the claim's values at the time of the proposal. */
export interface ProposedChanges {
  fields: { path: string; before: string; proposed: string }[];
  addTrades: TradeTexts[];
  removeTrades: ({ id: string } & TradeTexts)[];
}

/** The claim that a proposal is about: field values by path and trades by id. */
export interface ClaimAsSeen {
  values: Readonly<Record<string, string>>;
  trades: ReadonlyMap<string, TradeTexts>;
}

/**
 * Validates a proposed change with the rules of the claim: the changed fields in the context of the others, and each
 * trade. Fields that the claim lacks elsewhere are not required here.
 */
export function checkProposal(
  change: ProposedTexts,
  claim: ClaimAsSeen,
): { errors: Record<string, string>; changes: ProposedChanges } {
  const errors: Record<string, string> = {};
  const proposed = new Map<string, { value: string; index: number }>();
  const [fields, addTrades] = [change.fields ?? [], change.addTrades ?? []];
  const removeTradeIds = change.removeTradeIds ?? [];
  fields.forEach(({ path, value }, index) => {
    if (!PROPOSABLE_PATHS.includes(path))
      errors[`fields.${index}.path`] = t('This field cannot be changed by a request');
    else if (proposed.has(path)) errors[`fields.${index}.path`] = t('This field is listed twice');
    else proposed.set(path, { value: cleanValue(path, value), index });
  });
  const values = { ...claim.values };
  for (const [path, { value }] of proposed) values[path] = value;
  for (const [path, { value, index }] of proposed) {
    const error = fieldError(path, value, values, claim.values[path] ?? '');
    if (error) errors[`fields.${index}.value`] = error;
  }
  Object.assign(errors, leftMissing(proposed, claim.values, values));
  Object.assign(errors, tradeErrors(addTrades, removeTradeIds, claim.trades));
  if (fields.length + addTrades.length + removeTradeIds.length === 0)
    errors['fields'] = t('Propose at least one change');
  const changes: ProposedChanges = {
    fields: [...proposed].map(([path, { value }]) => ({
      path,
      before: claim.values[path] ?? '',
      proposed: value,
    })),
    addTrades: addTrades.map((trade) => textsOf(checkedTrade(trade))),
    removeTrades: removeTradeIds.flatMap((id) => {
      const trade = claim.trades.get(id);
      return trade ? [{ id, ...textsOf(trade) }] : [];
    }),
  };
  return { errors, changes };
}

const textsOf = (trade: TradeTexts): TradeTexts => ({
  transactionType: trade.transactionType,
  tradeDate: trade.tradeDate,
  quantity: trade.quantity,
  pricePerShare: trade.pricePerShare,
  totalAmount: trade.totalAmount,
});

function nestedValues(values: Readonly<Record<string, string>>): ClaimValues {
  const nested: Record<string, Record<string, string>> = {};
  for (const [path, value] of Object.entries(values)) {
    const [group, field] = path.split('.') as [string, string];
    (nested[group] ??= {})[field] = value;
  }
  return nested as unknown as ClaimValues;
}

function cleanValue(path: string, text: string): string {
  const value = cleanText(text);
  const { kind, choice } = claimFieldAt(path) ?? {};
  if (kind === 'email') return cleanEmail(value);
  if (kind === 'shares') return readQuantity(value) ?? value;
  if (choice) return choice.read(value) ?? value;
  return composed(value.replace(/\r\n?/g, '\n'));
}

function fieldError(
  path: string,
  value: string,
  values: Readonly<Record<string, string>>,
  before: string,
): string | undefined {
  const label = claimLabel(path);
  const unfit = textError(value, claimFieldAt(path)?.kind === 'lines');
  if (unfit) return `${label} ${unfit}`;
  const refused = schemaErrorAt(claimSchema, path, nestedValues(values));
  return refused ?? (value === before ? t('{label} already has this value', { label }) : undefined);
}

/** Another bank country requires other fields, which must be in the same proposal. */
function leftMissing(
  proposed: ReadonlyMap<string, { index: number }>,
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): Record<string, string> {
  const bankType = proposed.get('bankDetails.bankType');
  if (!bankType) return {};
  const lackedBefore = new Set(missingClaimFields(nestedValues(before)).map(({ path }) => path));
  const lacks = missingClaimFields(nestedValues(after)).find(
    ({ path }) => !lackedBefore.has(path) && !proposed.has(path),
  );
  return lacks
    ? {
        [`fields.${bankType.index}.value`]: t('{message} with this bank country', { message: lacks.message }),
      }
    : {};
}

function tradeErrors(
  addTrades: readonly TradeTexts[],
  removeTradeIds: readonly string[],
  trades: ClaimAsSeen['trades'],
): Record<string, string> {
  const errors: Record<string, string> = {};
  if (addTrades.length > MOST_PROPOSED_TRADES)
    return {
      addTrades: t('Propose at most {mostProposedTrades} trades at once', {
        mostProposedTrades: MOST_PROPOSED_TRADES,
      }),
    };
  if (removeTradeIds.length > MOST_PROPOSED_TRADES)
    return {
      removeTradeIds: t('Propose to remove at most {mostProposedTrades} trades at once', {
        mostProposedTrades: MOST_PROPOSED_TRADES,
      }),
    };
  addTrades.forEach((trade, index) => {
    for (const [field, error] of Object.entries(checkTradeRow(trade)))
      errors[`addTrades.${index}.${field}`] = error;
  });
  removeTradeIds.forEach((id, index) => {
    if (!trades.has(id)) errors[`removeTradeIds.${index}`] = t('This trade is no longer on the claim');
    else if (removeTradeIds.indexOf(id) < index)
      errors[`removeTradeIds.${index}`] = t('This trade is listed twice');
  });
  return errors;
}
