import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, type MouseEvent } from 'react';
import { t } from '@rules/text.js';
import { RouteLink } from '../../../components/actions/route-link';
import { useFoundSubmissionsQuery, type FoundSubmissionsQuery } from '../../../generated/graphql';
import { claimInList, useOpenQueue } from '../../../domain/claim/claim-in-list';
import { paths } from '../../../domain/paths';
import { errorMessage } from '../../../lib/error-message';
import { useSettled } from '../../../lib/use-settled';
import { exactSubmission } from './exact-submission';
import { searchError } from './search-error';

/** The number of claims shown; the list of results shows the others. */
const MOST_SHOWN = 8;
/** A pause in typing after which the server is asked. */
const PAUSE_MS = 200;

const List = chakra('div', { base: { maxHeight: 'min(26rem, 60dvh)', overflowY: 'auto' } });
const Option = chakra(RouteLink, {
  base: {
    display: 'block',
    px: '3',
    py: '2',
    color: 'ink',
    borderRadius: 'sm',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    _hover: { bg: 'sunken' },
    _selected: { bg: 'accentSoft', color: 'onAccentSoft' },
  },
});
const Sid = chakra('span', { base: { fontWeight: 'semibold', me: '3' } });
const Facts = chakra('span', { base: { display: 'block', textStyle: 'caption' } });
const Words = chakra('p', { base: { px: '3', py: '2', textStyle: 'caption', color: 'muted' } });

interface FoundSubmissionsProps {
  /** The id of the list; those of the options begin with it. */
  id: string;
  text: string;
  /** The text for which Enter was pressed: it is looked up without waiting for a pause. */
  entered?: string;
  active: string | undefined;
  /** Called with the number of options whenever it changes. */
  onOptions: (count: number) => void;
  /** Called when an option is followed. */
  onFollow: () => void;
  /** Called once the entered text was looked up, with the path of the claim of exactly this SID. */
  onEntered?: (path: string | undefined) => void;
}

/** The path of a claim among the results of a search, counted from 0, so that its page offers its neighbours. */
const pathOf = (id: string, search: string, row: number) =>
  claimInList(id, { name: 'submissions', params: new URLSearchParams({ search }), at: row + 1 });

/** Keeps the focus in the text field while an option is clicked. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The claims that match what is typed, as options of a combobox; they follow the typing after a short pause. */
export function FoundSubmissions(props: FoundSubmissionsProps) {
  const { id, text, entered, active, onOptions, onFollow, onEntered } = props;
  const query = text.trim();
  const settled = useSettled(query, PAUSE_MS);
  const asked = entered ?? settled;
  const queue = useOpenQueue();
  const refused = searchError(asked);
  // Of several answers on the way only that of the newest variables is used.
  const { data, previousData, error } = useFoundSubmissionsQuery({
    variables: { query: asked },
    skip: refused !== undefined,
    fetchPolicy: 'network-only',
  });
  const isShort = searchError(query) !== undefined;
  const found = isShort || error ? undefined : (data ?? previousData)?.submissionSearch;
  const claims = found?.rows.slice(0, MOST_SHOWN) ?? [];
  const count = claims.length && claims.length + 1;
  useEffect(
    function reportOptions() {
      onOptions(count);
    },
    [count, onOptions],
  );
  useEffect(
    function followEntered() {
      if (entered === undefined || (!data && !error)) return;
      const rows = data?.submissionSearch.rows ?? [];
      const exact = exactSubmission(rows, entered);
      const path = (id: string) =>
        queue
          ? claimInList(id, queue)
          : pathOf(
              id,
              entered,
              rows.findIndex((row) => row.id === id),
            );
      onEntered?.(exact && path(exact.id));
    },
    [entered, data, error, onEntered, queue],
  );
  const words = isShort
    ? searchError(query)
    : error
      ? errorMessage(error)
      : data && asked === query
        ? describeFound(data)
        : t('Searching…');
  return (
    <>
      <Words role="status">{words}</Words>
      {count > 0 && (
        <List id={id} role="listbox" aria-label={t('Claims found')} onMouseDown={keepFocus}>
          {claims.map((claim, row) => (
            <Option
              key={claim.id}
              id={`${id}-${claim.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={active === `${id}-${claim.id}`}
              to={pathOf(claim.id, asked, row)}
              onClick={onFollow}
            >
              <Sid>{claim.sid ?? t('No SID')}</Sid>
              {claim.legalEntity || 'N/A'}
              <Facts>{[claim.contactName, claim.contactEmail].filter(Boolean).join(' · ') || 'N/A'}</Facts>
            </Option>
          ))}
          <Option
            id={`${id}-all`}
            role="option"
            tabIndex={-1}
            aria-selected={active === `${id}-all`}
            to={paths.submissionsFound(query)}
            onClick={onFollow}
          >
            {t('Show all results in the list')}
          </Option>
        </List>
      )}
    </>
  );
}

function describeFound({ submissionSearch: { rows, more } }: FoundSubmissionsQuery): string {
  if (rows.length === 0) return t('No SID, legal entity, contact person or e-mail contains this.');
  return t(
    '{isMore, select, true {More than } other {}}{rows, plural, one {# claim} other {# claims}} found',
    { isMore: String(more), rows: rows.length },
  );
}
