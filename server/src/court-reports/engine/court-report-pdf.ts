import { type PdfColumn, TaggedPdf } from '../../assessments/notice/pdf/tagged-pdf.js';
import { shownMoment, zonedMoment } from '../../mail/shown-moment.js';
import { COURT_SECTIONS, type CourtFigure } from '../../rules/court-report/court-figure.js';
import {
  figureDefinition,
  figureName,
  figureValue,
  sectionText,
} from '../../rules/court-report/figure-text.js';
import { kindText } from '../../rules/court-report/kind-text.js';
import { activeLanguage, ENGLISH, t } from '../../rules/text.js';
import type { CourtListName } from '../lists.js';
import type { ReportContent, ReportHead, ShownItem } from './report-content.js';

/** The rows of one list that the document shows; all are in the annexure. */
const MOST_ROWS = 200;

const languageOf = () => (activeLanguage() === ENGLISH ? 'en-AU' : activeLanguage());

const FIGURES: readonly PdfColumn[] = [
  { header: t('Figure'), width: 0.5 },
  { header: t('From'), width: 0.25 },
  { header: t('Value'), width: 0.25, align: 'end' },
];
const CAPS: readonly PdfColumn[] = [
  { header: t('Order'), width: 0.5 },
  { header: t('Taken'), width: 0.25, align: 'end' },
  { header: t('Cap'), width: 0.25, align: 'end' },
];

/** The lists whose rows the document shows, by their headings. */
const SHOWN: readonly (readonly [CourtListName, string])[] = [
  ['FUND', t('The fund and its steps')],
  ['DECISIONS', t('Claims removed and restored, and why')],
  ['FINDINGS', t('Findings accepted, and why')],
  ['OBJECTIONS', t('Objections and their outcomes')],
  ['RETURNED', t('Payments returned by the bank')],
  ['EXTENSIONS', t('Deadlines extended, and why')],
  ['RULES', t('Versions of the rules')],
  ['SEALS', t('Hashes and seals')],
  ['APPROVALS', t('Every approval with its two people')],
];

/** A court report as a tagged PDF: figures, what they mean, and the rows behind those a court reads one by one (COURT-5). */
export async function courtReportPdf(content: ReportContent): Promise<Uint8Array> {
  const { head, figures, distributions } = content;
  const title = t('Report to the court {number}', { number: head.number });
  const pdf = await TaggedPdf.create(`${title}, ${head.classAction}`, languageOf(), (page) =>
    t('{title}, as of {moment}, page {page}', {
      title,
      moment: zonedMoment(head.moment, head.timeZone),
      page,
    }),
  );
  pdf.paragraph(head.classAction, { color: '#595959' });
  pdf.heading(1, title);
  pdf.definitions([
    [t('As of'), zonedMoment(head.moment, head.timeZone)],
    [t('Made by'), head.maker],
    [
      t('Distributions'),
      distributions.length === 0
        ? t('None is published yet.')
        : distributions
            .map(({ number, runNumber }) =>
              t('{number}, of assessment run {run}', { number, run: runNumber }),
            )
            .join('; '),
    ],
    [t('Snapshot'), head.snapshot],
  ]);
  pdf.paragraph(
    t(
      'All figures are read in one snapshot of the database. The annexure, a CSV file, has each figure with its query, and the rows behind it.',
    ),
  );
  for (const section of COURT_SECTIONS) {
    const of = figures.filter((figure) => figure.section === section);
    if (of.length === 0) continue;
    pdf.heading(2, sectionText(section));
    if (section === 'COSTS')
      await pdf.table(
        CAPS,
        of.map((figure) => capRow(figure, head.currency)),
      );
    else
      await pdf.table(
        FIGURES,
        of.map((figure) => figureRow(figure, head.currency)),
      );
  }
  await meanings(pdf, figures);
  for (const [list, heading] of SHOWN) await rows(pdf, heading, itemsOf(content, list), head);
  return pdf.end();
}

function figureRow(figure: CourtFigure, currency: string): string[] {
  return [figureName(figure), fromText(figure), figureValue(figure, currency)];
}

/** The distribution or the database as a whole that a figure is of. */
function fromText({ distribution }: CourtFigure): string {
  return distribution === null
    ? t('All of the portal')
    : t('Distribution {number}', { number: distribution });
}

function capRow(figure: CourtFigure, currency: string): string[] {
  const { cap } = figure;
  return [
    figureName(figure),
    figureValue(figure, currency),
    cap === null ? '–' : figureValue({ unit: 'MONEY', value: cap }, currency),
  ];
}

/** What each figure counts, once for those of one name. */
async function meanings(pdf: TaggedPdf, figures: readonly CourtFigure[]): Promise<void> {
  pdf.heading(2, t('What the figures mean'));
  const sentences = new Map(
    figures.map((figure) => [
      figure.name,
      t('{name}: {meaning}.', { name: commonName(figure), meaning: figureDefinition(figure) }),
    ]),
  );
  await pdf.bullets([...sentences.values()]);
}

/** The name that all figures of one kind have, without the state, class or order of each. */
function commonName({ name, about }: CourtFigure): string {
  if (name === 'COSTS') return t('Costs against their caps');
  if (name === 'FINDING_ACCEPTED') return t('Findings of one kind');
  return figureName({ name, about: about && '…' });
}

const itemsOf = ({ items }: ReportContent, name: CourtListName) =>
  items.filter(({ list }) => list === name || list.startsWith(`${name}:`));

async function rows(
  pdf: TaggedPdf,
  heading: string,
  items: readonly ShownItem[],
  head: ReportHead,
): Promise<void> {
  if (items.length === 0) return;
  pdf.heading(2, heading);
  await pdf.numbered(items.slice(0, MOST_ROWS).map((item) => sentenceOf(item, head)));
  if (items.length > MOST_ROWS)
    pdf.paragraph(
      t('{more, plural, one {# more row is} other {# more rows are}} in the annexure.', {
        more: items.length - MOST_ROWS,
      }),
    );
}

/** A row as one line: a cell of a table would cut long reasons. */
function sentenceOf(
  { kind, sid, amount, at, what, madeBy, checkedBy }: ShownItem,
  { timeZone, currency }: ReportHead,
): string {
  const parts = [
    sid === null ? kindText(kind) : t('{kind}, SID {sid}', { kind: kindText(kind), sid }),
    amount === null ? '' : figureValue({ unit: 'MONEY', value: amount }, currency),
    what,
    madeBy === '' ? '' : t('by {person}', { person: madeBy }),
    checkedBy === '' ? '' : t('decided by {person}', { person: checkedBy }),
    at === null ? '' : shownMoment(at, timeZone),
  ];
  return parts.filter((part) => part !== '').join(' – ');
}
