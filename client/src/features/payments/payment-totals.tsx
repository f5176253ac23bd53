import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { TextLink } from '../../components/actions/text-link';
import { Figures } from '../../components/page/figures';
import { Caption, SectionTitle, Stack } from '../../components/page/layout';
import { DataTable, type Column } from '../../components/table/data-table';
import { paths } from '../../domain/paths';
import type { PaymentRunDetailsFragment } from '../../generated/graphql';
import { formatCount } from '../../lib/amounts';
import { formatMoney } from '../../lib/decimals';
import { REASONS, taxAccountText } from './payment-text';

const Sum = chakra('p', { base: { textStyle: 'figure', overflowWrap: 'anywhere' } });

type FiguresOf = NonNullable<PaymentRunDetailsFragment['figures']>;
type Held = FiguresOf['held'][number];

const dollars = (amount: string) => `$${formatMoney(amount)}`;

const columnsOf = (id: string): Column<Held>[] => [
  {
    header: t('Reason'),
    lead: true,
    cell: ({ reason }) => (
      <TextLink to={paths.paymentsOfRun(id, { reason })}>{REASONS[reason].words}</TextLink>
    ),
  },
  { header: t('What frees it'), cell: ({ reason }) => REASONS[reason].frees },
  { header: t('Payments'), align: 'end', cell: ({ payments }) => formatCount(payments) },
  { header: t('Together'), align: 'end', cell: ({ net }) => dollars(net) },
];

/** What the payments of a run come to, and what is held by its reason (PAY-5). */
export function PaymentTotals({ run, figures }: { run: PaymentRunDetailsFragment; figures: FiguresOf }) {
  const { id, taxAccount } = run;
  const { payments, principal, interest, withheld, net, tax, held, changed } = figures;
  return (
    <>
      <section aria-labelledby="totals">
        <Stack>
          <SectionTitle id="totals">{t('Totals')}</SectionTitle>
          <div>
            <Caption>{t('Paid out together')}</Caption>
            <Sum>{dollars(net)}</Sum>
          </div>
          <Figures
            figures={[
              { name: t('Payments'), value: formatCount(payments) },
              { name: t('From the settlement sum'), value: dollars(principal) },
              { name: t('From interest'), value: dollars(interest) },
              { name: t('Tax withheld'), value: dollars(withheld) },
              ...(tax === '0.00' ? [] : [{ name: t('Paid to the tax office'), value: dollars(tax) }]),
            ]}
          />
          {taxAccount && <Caption>{taxAccountText(taxAccount)}</Caption>}
          {changed > 0 && (
            <Caption>
              {t(
                '{changed, plural, one {One name is} other {# names are}} written without accents, or cut, since the bank takes only plain letters.',
                { changed },
              )}
            </Caption>
          )}
        </Stack>
      </section>
      <section aria-labelledby="held">
        <Stack>
          <SectionTitle id="held">{t('Held')}</SectionTitle>
          {held.length === 0 ? (
            <p>{t('No payment is held.')}</p>
          ) : (
            <DataTable
              caption={t('Held payments by reason')}
              columns={columnsOf(id)}
              rows={held}
              rowKey={({ reason }) => reason}
              clickable
            />
          )}
        </Stack>
      </section>
    </>
  );
}
