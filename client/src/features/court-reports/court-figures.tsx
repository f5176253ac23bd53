import { COURT_SECTIONS } from '@rules/court-report/court-figure.js';
import { figureDefinition, figureName, figureValue, sectionText } from '@rules/court-report/figure-text.js';
import { PRICE_PLACES, readUnits, writeUnits } from '@rules/decimals.js';
import { t } from '@rules/text.js';
import { TextLink } from '../../components/actions/text-link';
import { Caption, SectionTitle, Stack } from '../../components/page/layout';
import { DataTable, type Column } from '../../components/table/data-table';
import { paths } from '../../domain/paths';
import { useScheme } from '../../domain/scheme/use-scheme';
import type { CourtFigureRowFragment, CourtReportDetailsFragment } from '../../generated/graphql';

type Figure = CourtFigureRowFragment;

interface CourtFiguresProps {
  report: CourtReportDetailsFragment;
  /** The report that it is compared with. */
  other?: CourtReportDetailsFragment;
}

/** The scheme’s currency, such as AUD. */
type InCurrency = CourtFiguresProps & { currency: string };

/** A figure of either report; of the other one alone where this one has none. */
interface Compared {
  figure: Figure;
  value: string | null | undefined;
  before: Figure | undefined;
}

/** Exact; nothing where one of both has no value. */
function difference(
  { unit }: Figure,
  now: string | null | undefined,
  before: string | null,
  currency: string,
): string {
  if (now === undefined || now === null || before === null) return '–';
  const change = readUnits(now, PRICE_PLACES) - readUnits(before, PRICE_PLACES);
  if (change === 0n) return t('The same');
  const places = unit === 'MONEY' ? 2 : 0;
  const size = writeUnits(change < 0n ? -change : change, PRICE_PLACES);
  const [whole = '0', decimals = ''] = size.split('.');
  const value = places > 0 ? `${whole}.${decimals.padEnd(places, '0')}` : size;
  return `${change < 0n ? '\u2212' : '+'}${shown({ unit, value }, currency)}`;
}

function nameCell(id: string, { figure, value }: Compared) {
  const name = figureName(figure);
  const title =
    figure.distribution === null
      ? name
      : t('{name}, distribution {number}', { name, number: figure.distribution });
  return (
    <>
      {figure.hasList && value !== undefined ? (
        <TextLink to={paths.courtReportList(id, figure.key)}>{title}</TextLink>
      ) : (
        title
      )}
      <Caption>{figureDefinition(figure)}</Caption>
    </>
  );
}

const shown = (figure: Pick<Figure, 'unit' | 'value'>, currency: string) =>
  figureValue(figure as Parameters<typeof figureValue>[0], currency);

function columnsOf({ report, other, currency }: InCurrency, hasCaps: boolean): Column<Compared>[] {
  return [
    { header: t('Figure'), lead: true, cell: (row) => nameCell(report.id, row) },
    ...(other
      ? [
          {
            header: t('Report {number}', { number: other.number }),
            align: 'end' as const,
            width: 'sixth' as const,
            cell: ({ before }: Compared) => (before ? shown(before, currency) : '–'),
          },
        ]
      : []),
    {
      header: other ? t('Report {number}', { number: report.number }) : t('Value'),
      align: 'end',
      width: 'sixth',
      cell: ({ figure, value }) => (value === undefined ? '–' : shown(figure, currency)),
    },
    ...(hasCaps
      ? [
          {
            header: t('Cap'),
            align: 'end' as const,
            width: 'sixth' as const,
            cell: ({ figure: { cap } }: Compared) =>
              cap === null ? '–' : figureValue({ unit: 'MONEY', value: cap }, currency),
          },
        ]
      : []),
    ...(other
      ? [
          {
            header: t('Difference'),
            align: 'end' as const,
            width: 'sixth' as const,
            cell: ({ figure, value, before }: Compared) =>
              before ? difference(figure, value, before.value, currency) : t('New'),
          },
        ]
      : []),
  ];
}

/** The figures of this report with those of the other one; what only the other one has comes last. */
function compared({ report, other }: CourtFiguresProps): Compared[] {
  const before = new Map(other?.figures.map((figure) => [figure.key, figure]));
  const keys = new Set(report.figures.map(({ key }) => key));
  return [
    ...report.figures.map((figure) => ({ figure, value: figure.value, before: before.get(figure.key) })),
    ...(other?.figures ?? [])
      .filter(({ key }) => !keys.has(key))
      .map((figure) => ({ figure, value: undefined, before: figure })),
  ];
}

/** All figures of a report by section, each with the list behind it, beside those of another report (COURT-2, COURT-7). */
export function CourtFigures(props: CourtFiguresProps) {
  const { scheme } = useScheme();
  const rows = compared(props);
  const currency = scheme?.currency ?? 'AUD';
  return (
    <>
      {COURT_SECTIONS.map((section) => {
        const of = rows.filter(({ figure }) => figure.section === section);
        if (of.length === 0) return null;
        const title = sectionText(section);
        return (
          <section key={section} aria-labelledby={`figures-${section}`}>
            <Stack>
              <SectionTitle id={`figures-${section}`}>{title}</SectionTitle>
              <DataTable
                caption={title}
                columns={columnsOf({ ...props, currency }, section === 'COSTS')}
                rows={of}
                rowKey={({ figure }) => figure.key}
              />
            </Stack>
          </section>
        );
      })}
    </>
  );
}
