import { useSearchParams } from 'react-router';
import type { SubmissionFilter, SubmissionSort } from '../../../generated/graphql';
import { activeFilters, filterOf, filterParams, type FilterChoice } from './submission-filters';
import { sortOf, sortParam } from './submission-sorts';

interface ListChoices {
  filter: SubmissionFilter;
  sort: SubmissionSort;
  /** The filters that are on, in words. */
  active: ReturnType<typeof activeFilters>;
  /** The value of a parameter of the URL. */
  valueOf: (param: keyof SubmissionFilter) => string | null;
  isOn: (choice: FilterChoice) => boolean;
  toggle: (choice: FilterChoice) => void;
  /** Sets a parameter of the URL, or removes it. */
  set: (param: keyof SubmissionFilter, value: string | undefined) => void;
  clear: () => void;
  sortBy: (sort: SubmissionSort) => void;
}

/** The filters and order of the list, stored in the URL; changing them returns to page 1. */
export function useListChoices(): ListChoices {
  const [params, setParams] = useSearchParams();
  const change = (changeParams: (params: URLSearchParams) => void) =>
    setParams(
      (current) => {
        current.delete('page');
        changeParams(current);
        return current;
      },
      { preventScrollReset: true },
    );
  const isOn = ({ param, value }: FilterChoice) => params.get(param) === value;
  const set = (param: keyof SubmissionFilter, value: string | undefined) =>
    change((current) => {
      if (value === undefined) current.delete(param);
      else current.set(param, value);
    });
  return {
    filter: filterOf(params),
    sort: sortOf(params),
    active: activeFilters(params),
    valueOf: (param) => params.get(param),
    isOn,
    toggle: (choice) => set(choice.param, isOn(choice) ? undefined : choice.value),
    set,
    clear: () =>
      change((current) => {
        for (const param of filterParams) current.delete(param);
      }),
    sortBy: (sort) =>
      change((current) => {
        const param = sortParam(sort);
        if (param) current.set('sort', param);
        else current.delete('sort');
      }),
  };
}
