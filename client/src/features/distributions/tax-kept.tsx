import { t } from '@rules/text.js';
import { formatMoney } from '../../lib/decimals';

/** What of unclaimed payments is not left, since it was withheld when they were sent (UNCLAIMED-5). @param tax a decimal */
export function TaxKept({ tax }: { tax: string }) {
  if (/^[0.]*$/.test(tax)) return null;
  return (
    <p>
      {t(
        'Some of them were sent before. ${tax} of tax was withheld from these and stays with the tax office. What it gives back can be shared later, with the interest earned since.',
        { tax: formatMoney(tax) },
      )}
    </p>
  );
}
