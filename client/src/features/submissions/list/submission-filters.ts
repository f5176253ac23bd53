import { t } from '@rules/text.js';
import type { SubmissionFilter, SubmissionFilterCountsQuery } from '../../../generated/graphql';
import { findingText, isFinding } from '@rules/assessment/finding-text.js';
import { formatCount } from '../../../lib/amounts';
import { formatDate } from '../../../lib/dates';

type Counts = NonNullable<SubmissionFilterCountsQuery['submissionFilterCounts']>;

/** A filter that is on or off; `param` and `value` are the URL's parameter while it is on. */
export interface FilterChoice {
  label: string;
  param: Exclude<keyof SubmissionFilter, 'source' | 'finding' | 'filedFrom' | 'filedTo'>;
  value: 'yes' | 'no';
  /** Its number of submissions in the counts. */
  count: Exclude<keyof Counts, '__typename' | 'limit' | 'sources' | 'findings'>;
}

const choice = (label: string, param: FilterChoice['param'] & FilterChoice['count']): FilterChoice => ({
  label,
  param,
  value: 'yes',
  count: param,
});

/** The filters that are on or off, as they are grouped in the menu. */
export const filterGroups: readonly { title: string; choices: readonly FilterChoice[] }[] = [
  {
    title: t('Data'),
    choices: [
      choice(t('Missing data'), 'missingData'),
      { label: t('Complete data'), param: 'missingData', value: 'no', count: 'completeData' },
      choice(t('Missing bank details'), 'missingBank'),
      choice(t('SID missing'), 'sidMissing'),
      choice(t('No tax file number'), 'withoutTaxNumber'),
      choice(t('Without trades'), 'withoutTrades'),
      choice(t('Possible duplicate'), 'possibleDuplicate'),
      choice(t('Removed'), 'removed'),
    ],
  },
  {
    title: t('Requests and documents'),
    choices: [
      choice(t('With amendments'), 'hasAmendments'),
      choice(t('Unanswered amendments'), 'unansweredAmendments'),
      choice(t('With attachments'), 'hasAttachments'),
      { label: t('Without attachments'), param: 'hasAttachments', value: 'no', count: 'withoutAttachments' },
    ],
  },
  {
    title: t('This week'),
    choices: [
      choice(t('New this week'), 'newThisWeek'),
      choice(t('Changed this week'), 'changedThisWeek'),
      choice(t('New attachments this week'), 'attachedThisWeek'),
      choice(t('New messages from members this week'), 'messagedThisWeek'),
    ],
  },
];

const filterChoices = filterGroups.flatMap(({ choices }) => choices);

/** The parameters of the URL that filter the list. */
export const filterParams: readonly (keyof SubmissionFilter)[] = [
  ...new Set(filterChoices.map(({ param }) => param)),
  'source',
  'finding',
  'filedFrom',
  'filedTo',
];

/** Whether a text is a day that exists and on which something can have been filed. */
export function isFilingDay(text: string | null): text is string {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '1971') return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** The filed days in the URL's parameters, the earlier one first. */
function filingDays(params: URLSearchParams): [from: string | undefined, to: string | undefined] {
  const [from, to] = [params.get('filedFrom'), params.get('filedTo')].map((day) =>
    isFilingDay(day) ? day : undefined,
  );
  return from && to && from > to ? [to, from] : [from, to];
}

/** The filter in the URL's parameters; values that no filter has are ignored. */
export function filterOf(params: URLSearchParams): SubmissionFilter {
  const asked = filterChoices.filter(({ param, value }) => params.get(param) === value);
  const [filedFrom, filedTo] = filingDays(params);
  const source = params.get('source');
  const finding = params.get('finding');
  return {
    ...Object.fromEntries(asked.map(({ param, value }) => [param, value === 'yes'])),
    ...(source !== null && { source }),
    ...(isFinding(finding) && { finding }),
    ...(filedFrom && { filedFrom }),
    ...(filedTo && { filedTo }),
  };
}

/** The words for a source. */
export const sourceText = (source: string) => source || t('No source');

/** A filter that is on. */
interface ActiveFilter {
  label: string;
  /** The parameter that turns it off. */
  param: keyof SubmissionFilter;
  /** How many submissions it shows on its own; undefined where nobody counts, as for days. */
  countIn: (counts: Counts) => number | null | undefined;
}

const uncounted = () => undefined;

/** The filters that are on. */
export function activeFilters(params: URLSearchParams): ActiveFilter[] {
  const { source, finding, filedFrom, filedTo } = filterOf(params);
  const active: ActiveFilter[] = filterChoices
    .filter(({ param, value }) => params.get(param) === value)
    .map(({ label, param, count }) => ({ label, param, countIn: (counts) => counts[count] }));
  if (typeof source === 'string')
    active.push({
      label: t('Source: {sourceText}', { sourceText: sourceText(source) }),
      param: 'source',
      countIn: ({ sources }) => sources.find((among) => among.source === source)?.count,
    });
  if (finding)
    active.push({
      label: t('Finding: {findingText}', { findingText: findingText(finding) }),
      param: 'finding',
      countIn: ({ findings }) => findings?.find((among) => among.finding === finding)?.count,
    });
  if (filedFrom)
    active.push({
      label: t('Filed from {filedFrom}', { filedFrom: formatDate(filedFrom) }),
      param: 'filedFrom',
      countIn: uncounted,
    });
  if (filedTo)
    active.push({
      label: t('Filed until {filedTo}', { filedTo: formatDate(filedTo) }),
      param: 'filedTo',
      countIn: uncounted,
    });
  return active;
}

/** A count, or '10,000+' when it was not counted further. */
export const shownCount = (count: number, limit: number): string =>
  count > limit ? `${formatCount(limit)}+` : formatCount(count);
