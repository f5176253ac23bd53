import { useSearchParams } from 'react-router';
import type { SubmissionFilter, SubmissionSort } from '../../generated/graphql';
import { filterChoices, filterOf, type FilterChoice } from './submission-filters';
import { sortChoices, sortOf } from './submission-sorts';

interface ListChoices {
  filter: SubmissionFilter;
  sort: SubmissionSort;
  isOn: (choice: FilterChoice) => boolean;
  toggle: (choice: FilterChoice) => void;
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
  return {
    filter: filterOf(params),
    sort: sortOf(params),
    isOn,
    toggle: (choice) =>
      change((current) => {
        if (current.get(choice.param) === choice.value) current.delete(choice.param);
        else current.set(choice.param, choice.value);
      }),
    clear: () =>
      change((current) => {
        for (const { param } of filterChoices) current.delete(param);
      }),
    sortBy: (sort) =>
      change((current) => {
        const { param } = sortChoices.find((choice) => choice.sort === sort)!;
        if (sort === 'NEWEST') current.delete('sort');
        else current.set('sort', param);
      }),
  };
}
