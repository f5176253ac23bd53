import { t } from '@rules/text.js';
import { Definition, DefinitionList } from '../../components/page/definition-list';
import { SectionTitle, Stack } from '../../components/page/layout';
import { DataTable, type Column } from '../../components/table/data-table';
import type { DistributionDetailsFragment } from '../../generated/graphql';
import { formatMoney } from '../../lib/decimals';
import { KINDS, MEASURES, SOURCES } from './distribution-text';
import { FundSources } from './fund-sources';
import { typedWaterfall } from './typed-waterfall';
import { valuesOf } from './distribution-values';
import { WaterfallPicture } from './waterfall-picture';

type Step = DistributionDetailsFragment['fund']['steps'][number];

const labelIn = (choices: readonly (readonly [string, string])[], value: string) =>
  choices.find(([found]) => found === value)?.[1] ?? value;

const COLUMNS: Column<Step>[] = [
  { header: t('Step'), lead: true, cell: ({ name }) => name },
  { header: t('For'), cell: ({ kind }) => labelIn(KINDS, kind) },
  { header: t('Taken from'), cell: ({ from }) => labelIn(SOURCES, from) },
  {
    header: t('Measure'),
    align: 'end',
    cell: ({ amount, percent, of }) =>
      amount ? `$${formatMoney(amount)}` : `${percent ?? ''} ${labelIn(MEASURES, of ?? '')}`,
  },
  { header: t('Order or invoice'), cell: ({ basis }) => basis },
  { header: t('Cap'), align: 'end', cell: ({ cap }) => (cap === null ? '–' : `$${formatMoney(cap)}`) },
];

/** The fund of a distribution, what comes off it and on what basis, and the waterfall (DIST-7). */
export function DistributionFund({ distribution }: { distribution: DistributionDetailsFragment }) {
  const { fund } = distribution;
  const isLater = fund.sources.length > 0;
  const drawn = typedWaterfall(valuesOf(distribution));
  return (
    <section aria-labelledby="fund">
      <Stack>
        <SectionTitle id="fund">{t('The fund')}</SectionTitle>
        <DefinitionList>
          <Definition
            label={isLater ? t('Principal in all') : t('Settlement sum')}
          >{`$${formatMoney(fund.settlementSum)}`}</Definition>
          <Definition
            label={isLater ? t('Interest in all') : t('Interest')}
          >{`$${formatMoney(fund.interest)}`}</Definition>
        </DefinitionList>
        {isLater && <FundSources sources={fund.sources} />}
        {drawn && <WaterfallPicture drawn={drawn} />}
        {fund.steps.length > 0 && (
          <DataTable
            caption={t('What comes off first')}
            columns={COLUMNS}
            rows={fund.steps}
            rowKey={(step) => String(fund.steps.indexOf(step))}
          />
        )}
      </Stack>
    </section>
  );
}
