import { PRICE_PLACES, readUnits, writeUnits } from '@rules/decimals.js';
import { TAX_CLASSES, type TaxClass, type Withholding } from '@rules/distribution/distribution-plan.js';
import { percentText } from '@rules/distribution/tax-text.js';
import { t } from '@rules/text.js';

type Rounding = NonNullable<Withholding['rates'][TaxClass]>['rounding'];

/** The withholding that a copy may try, as it is typed. */
export interface WithholdingValues {
  base: Withholding['base'];
  /** By tax class; '' for a class without a rate. */
  percents: Record<TaxClass, string>;
  roundings: Record<TaxClass, Rounding>;
}

/** As in a document of rules: a fraction of 1 has at most 6 decimals. */
const PERCENT = /^(?:100(?:\.0{1,4})?|\d{1,2}(?:\.\d{1,4})?)$/;
const PERCENT_PLACES = 4;

const byClass = <Value>(of: (name: TaxClass) => Value) =>
  Object.fromEntries(TAX_CLASSES.map((name) => [name, of(name)])) as Record<TaxClass, Value>;

/** Without a percent sign. */
function bare(typed: string): string {
  const text = typed.trim();
  return text.endsWith('%') ? text.slice(0, -1).trimEnd() : text;
}

/** The form of a withholding; absent means that nothing is withheld. */
export function withholdingValues(withholding: Withholding | null | undefined): WithholdingValues {
  const rates = withholding?.rates ?? {};
  return {
    base: withholding?.base ?? 'NONE',
    percents: byClass((name) => (rates[name] ? percentText(rates[name].rate) : '')),
    roundings: byClass((name) => rates[name]?.rounding ?? 'CENT'),
  };
}

/** The withholding to save; its percentages have no errors. */
export function withholdingToSave({ base, percents, roundings }: WithholdingValues): Withholding {
  if (base === 'NONE') return { base, rates: {} };
  const given = TAX_CLASSES.filter((name) => bare(percents[name]) !== '');
  return {
    base,
    rates: Object.fromEntries(
      given.map((name) => [name, { rate: rateOf(percents[name]), rounding: roundings[name] }]),
    ),
  };
}

function rateOf(typed: string): string {
  return writeUnits(readUnits(bare(typed), PERCENT_PLACES), PRICE_PLACES);
}

/** What is wrong with the percentages, by class; undefined where nothing is. */
export function percentErrors({
  base,
  percents,
}: WithholdingValues): Partial<Record<TaxClass, string>> | undefined {
  if (base === 'NONE') return undefined;
  const wrong = TAX_CLASSES.filter((name) => {
    const typed = bare(percents[name]);
    return typed !== '' && !PERCENT.test(typed);
  });
  if (wrong.length === 0) return undefined;
  return Object.fromEntries(
    wrong.map((name) => [name, t('Enter a percentage from 0 to 100 with at most 4 decimals, such as 47')]),
  );
}
