import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { readUnits } from '@rules/decimals.js';
import { t } from '@rules/text.js';
import { TextLink } from '../../components/actions/text-link';
import { BarChart } from '../../components/chart/bar-chart';
import { Figures } from '../../components/page/figures';
import { Caption, SectionTitle, Stack } from '../../components/page/layout';
import { DataTable, type Column } from '../../components/table/data-table';
import { paths } from '../../domain/paths';
import type { DistributionDetailsFragment } from '../../generated/graphql';
import { formatCount } from '../../lib/amounts';
import { formatMoney } from '../../lib/decimals';
import { pictureLength } from '../../lib/picture-length';
import { LINE_STATES, taxClassText } from './distribution-text';

const Sum = chakra('p', { base: { textStyle: 'figure', overflowWrap: 'anywhere' } });

type FiguresOf = NonNullable<DistributionDetailsFragment['figures']>;

const dollars = (amount: string | null | undefined) => (amount ? `$${formatMoney(amount)}` : '–');

interface DistributionResultsProps {
  id: string;
  figures: FiguresOf;
}

interface ResultsOfDistributionProps extends DistributionResultsProps {
  /** Below the tax that was withheld. */
  belowTax?: ReactNode;
}

/** What a computed distribution comes to; each count links to its lines (DIST-3, DIST-7). */
export function DistributionResults({ id, figures, belowTax }: ResultsOfDistributionProps) {
  return (
    <>
      <Totals figures={figures} />
      <ByState id={id} figures={figures} />
      <Curve curve={figures.curve} />
      <ByTaxClass id={id} figures={figures} below={belowTax} />
    </>
  );
}

function Totals({ figures }: { figures: FiguresOf }) {
  const residue = [figures.residue.principal, figures.residue.interest].some(
    (part) => readUnits(part, 2) > 0n,
  );
  return (
    <section aria-labelledby="totals">
      <Stack>
        <SectionTitle id="totals">{t('Totals')}</SectionTitle>
        <div>
          <Caption>{t('Payments together')}</Caption>
          <Sum>{dollars(figures.payment)}</Sum>
        </div>
        <Figures
          figures={[
            { name: t('Claims paid'), value: formatCount(figures.paid) },
            { name: t('Average'), value: dollars(figures.average) },
            { name: t('Median'), value: dollars(figures.median) },
            { name: t('Largest'), value: dollars(figures.largest) },
            { name: t('Smallest'), value: dollars(figures.smallest) },
          ]}
        />
        <Figures
          figures={[
            { name: t('From the settlement sum'), value: dollars(figures.principal) },
            { name: t('From interest'), value: dollars(figures.interest) },
            { name: t('Tax withheld'), value: dollars(figures.withheld) },
            { name: t('Paid out after tax'), value: dollars(figures.net) },
            { name: t('Recognised losses'), value: dollars(figures.loss) },
          ]}
        />
        {residue && (
          <Caption>
            {t(
              'Nobody is paid more than the loss. What is left over for the court: ${principal} of the settlement sum and ${interest} of interest.',
              {
                principal: formatMoney(figures.residue.principal),
                interest: formatMoney(figures.residue.interest),
              },
            )}
          </Caption>
        )}
        <Caption>{t('Tax is subject to the tax advice given to the administrator.')}</Caption>
      </Stack>
    </section>
  );
}

function ByState({ id, figures }: DistributionResultsProps) {
  const columns: Column<FiguresOf['states'][number]>[] = [
    {
      header: t('Lines'),
      lead: true,
      cell: ({ state }) => (
        <TextLink to={paths.distributionLines(id, { state })}>{LINE_STATES[state]}</TextLink>
      ),
    },
    { header: t('Claims'), align: 'end', width: 'quarter', cell: ({ claims }) => formatCount(claims) },
  ];
  return (
    <section aria-labelledby="states">
      <Stack>
        <div>
          <SectionTitle id="states">{t('Claims by what they get')}</SectionTitle>
          {figures.rounds > 0 && (
            <Caption>
              {t(
                '{rounds, plural, one {Claims were looked at against the minimum payment until none was below it: # round.} other {Claims were looked at against the minimum payment until none was below it: # rounds.}}',
                { rounds: figures.rounds },
              )}
            </Caption>
          )}
        </div>
        <DataTable
          caption={t('Claims by what they get')}
          columns={columns}
          rows={figures.states}
          rowKey={({ state }) => state}
          clickable
        />
      </Stack>
    </section>
  );
}

/** The points of the curve are 5 hundredths apart. */
const STEP = 5;

function Curve({ curve }: { curve: readonly string[] }) {
  if (curve.length === 0) return null;
  const points = curve.map((payment, at) => ({ percent: at * STEP, payment }));
  const columns: Column<(typeof points)[number]>[] = [
    {
      header: t('Of the claims paid'),
      lead: true,
      cell: ({ percent }) => t('{percent} % get at most', { percent }),
    },
    { header: t('Payment'), align: 'end', width: 'third', cell: ({ payment }) => dollars(payment) },
  ];
  return (
    <section aria-labelledby="curve">
      <Stack>
        <div>
          <SectionTitle id="curve">{t('How the payments are spread')}</SectionTitle>
          <Caption>
            {t(
              'In dollars, from the smallest payment to the largest; each bar is a twentieth of the claims.',
            )}
          </Caption>
        </div>
        <BarChart
          points={points.map(({ percent, payment }) => ({
            tick: t('{percent} %', { percent }),
            label: t('{percent} % get at most ${payment}', { percent, payment: formatMoney(payment) }),
            value: pictureLength(payment),
          }))}
        />
        <DataTable
          caption={t('How the payments are spread')}
          columns={columns}
          rows={points.filter(({ percent }) => percent % 25 === 0 || percent === 5 || percent === 95)}
          rowKey={({ percent }) => String(percent)}
        />
      </Stack>
    </section>
  );
}

function ByTaxClass({ id, figures, below }: DistributionResultsProps & { below: ReactNode }) {
  const columns: Column<FiguresOf['taxClasses'][number]>[] = [
    {
      header: t('Tax class'),
      lead: true,
      cell: ({ taxClass }) => (
        <TextLink to={paths.distributionLines(id, { class: taxClass })}>{taxClassText(taxClass)}</TextLink>
      ),
    },
    { header: t('Claims paid'), align: 'end', width: 'quarter', cell: ({ claims }) => formatCount(claims) },
    { header: t('Tax withheld'), align: 'end', width: 'quarter', cell: ({ withheld }) => dollars(withheld) },
  ];
  return (
    <section aria-labelledby="tax">
      <Stack>
        <div>
          <SectionTitle id="tax">{t('Tax withheld')}</SectionTitle>
          <Caption>
            {t(
              '{withheld} is kept back from the payments and paid to the tax office by a payment of its own.',
              {
                withheld: dollars(figures.withheld),
              },
            )}
          </Caption>
        </div>
        <DataTable
          caption={t('Tax withheld')}
          columns={columns}
          rows={figures.taxClasses}
          rowKey={({ taxClass }) => taxClass}
          clickable
        />
        {below}
      </Stack>
    </section>
  );
}
