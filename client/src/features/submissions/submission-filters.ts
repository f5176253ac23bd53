import type { SubmissionFilter } from '../../generated/graphql';

/** A filter of the list as a chip; `param` and `value` are the URL's parameter while it is on. */
export interface FilterChoice {
  label: string;
  param: keyof SubmissionFilter;
  value: 'yes' | 'no';
}

export const filterChoices: readonly FilterChoice[] = [
  { label: 'Missing data', param: 'missingData', value: 'yes' },
  { label: 'Missing bank details', param: 'missingBank', value: 'yes' },
  { label: 'Without trades', param: 'withoutTrades', value: 'yes' },
  { label: 'Removed', param: 'removed', value: 'yes' },
  { label: 'With amendments', param: 'hasAmendments', value: 'yes' },
  { label: 'Unanswered amendments', param: 'unansweredAmendments', value: 'yes' },
  { label: 'With attachments', param: 'hasAttachments', value: 'yes' },
  { label: 'Without attachments', param: 'hasAttachments', value: 'no' },
  { label: 'New this week', param: 'newThisWeek', value: 'yes' },
  { label: 'Changed this week', param: 'changedThisWeek', value: 'yes' },
  { label: 'New attachments this week', param: 'attachedThisWeek', value: 'yes' },
  { label: 'New messages from members this week', param: 'messagedThisWeek', value: 'yes' },
];

/** The filter in the URL's parameters; values that no chip has are ignored. */
export function filterOf(params: URLSearchParams): SubmissionFilter {
  const asked = filterChoices.filter(({ param, value }) => params.get(param) === value);
  return Object.fromEntries(asked.map(({ param, value }) => [param, value === 'yes']));
}
