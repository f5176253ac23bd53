import type { RulesDocument } from '@rules/rules-document.js';
import { useMemo } from 'react';
import { t } from '@rules/text.js';
import { StepChart, type ChartSpan } from '../../components/chart/step-chart';
import { Folded } from '../../components/page/folded';
import { Caption, Stack, SubsectionTitle } from '../../components/page/layout';
import { DataTable, type Column } from '../../components/table/data-table';
import { formatDate } from '../../lib/dates';
import { inflationLine, type LinePart } from './inflation-line';

const DAY_MS = 86_400_000;
const TICKS = 3;
const LOOKS: Partial<Record<LinePart['kind'], ChartSpan['look']>> = {
  window: 'soft',
  halt: 'striped',
  lookBack: 'outlined',
};

const columns: Column<LinePart>[] = [
  { header: t('From'), lead: true, width: 'fit', cell: ({ from }) => formatDate(from) },
  { header: t('To'), width: 'fit', cell: ({ to }) => formatDate(to) },
  { header: t('What holds'), cell: ({ words }) => words },
];

/** The inflation line of a version of the rules over the days, as a chart and as a table (RULES-15). */
export function InflationChart({ document }: { document: RulesDocument }) {
  const line = useMemo(() => inflationLine(document), [document]);
  if (!line) return null;
  const { title, parts } = line;
  const kinds = new Set(parts.map(({ kind }) => kind));
  const from = dayNumber(line.from);
  const to = dayNumber(line.to) + 1;
  const placed = parts.map((part) => ({
    ...part,
    from: dayNumber(part.from),
    to: dayNumber(part.to) + 1,
    label: t('{from} to {to}: {words}', {
      from: formatDate(part.from),
      to: formatDate(part.to),
      words: part.words,
    }),
  }));
  return (
    <section aria-label={title}>
      <Stack>
        <div>
          <SubsectionTitle>{title}</SubsectionTitle>
          <Caption>
            {t('{from} to {to}. On a day without a line a share carries nothing.', {
              from: formatDate(line.from),
              to: formatDate(line.to),
            })}
          </Caption>
        </div>
        <StepChart
          from={from}
          to={to}
          steps={placed.filter(({ kind }) => kind === 'band')}
          spans={placed.flatMap((part) => {
            const look = LOOKS[part.kind];
            return look ? [{ ...part, look }] : [];
          })}
          ticks={ticks(from, to)}
          legend={{
            line: title,
            spans: {
              soft: t('Shares bought can carry a claim'),
              ...(kinds.has('halt') && { striped: t('Trading halted') }),
              ...(kinds.has('lookBack') && { outlined: t('Look-back') }),
            },
          }}
        />
        <Folded label={t('Show as a table')}>
          <DataTable
            caption={t('{title}, by days', { title })}
            columns={columns}
            rows={parts}
            rowKey={({ kind, from: first, words }) => `${kind} ${first} ${words}`}
          />
        </Folded>
      </Stack>
    </section>
  );
}

function dayNumber(day: string): number {
  return Date.parse(day) / DAY_MS;
}

/** Days at even distances, the first and last included; each once. */
function ticks(from: number, to: number): { at: number; text: string }[] {
  const days = Array.from({ length: TICKS }, (_, nth) =>
    Math.round(from + ((to - 1 - from) * nth) / (TICKS - 1)),
  );
  return [...new Set(days)].map((at) => ({
    at,
    text: formatDate(new Date(at * DAY_MS).toISOString().slice(0, 10)),
  }));
}
