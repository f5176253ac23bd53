import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { t } from '@rules/text.js';
import { LinkButton } from '../../components/actions/text-link';
import { Caption } from '../../components/page/layout';
import type { AuditEntryRowFragment } from '../../generated/graphql';
import { detailName, detailValue } from './entry-text';

const AT_FIRST = 3;

// A hash has no place of its own to break; the reset of styles wraps words less than a table needs.
const List = chakra('dl', { base: { '& *': { overflowWrap: 'anywhere' } } });
const Name = chakra('dt', { base: { display: 'inline', color: 'muted', _after: { content: '": "' } } });
const Value = chakra('dd', { base: { display: 'inline' } });

/** The details of an entry as names and values: the first three, the others on demand. */
export function EntryDetails({ entry, timeZone }: { entry: AuditEntryRowFragment; timeZone: string }) {
  const [all, setAll] = useState(false);
  const { details, detailsLeftOut } = entry;
  if (details.length === 0) return '–';
  const shown = all ? details : details.slice(0, AT_FIRST);
  return (
    <div>
      <List>
        {shown.map((detail) => (
          <div key={detail.name}>
            <Name>{detailName(detail)}</Name>
            <Value>{detailValue(detail, timeZone)}</Value>
          </div>
        ))}
      </List>
      {shown.length < details.length && (
        <LinkButton onClick={() => setAll(true)}>
          {t('Show all {details} details', { details: details.length })}
        </LinkButton>
      )}
      {all && detailsLeftOut > 0 && (
        <Caption>
          {t('{count, plural, one {# more is} other {# more are}} not shown.', { count: detailsLeftOut })}
        </Caption>
      )}
    </div>
  );
}
