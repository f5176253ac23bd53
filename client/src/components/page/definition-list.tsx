import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { t } from '@rules/text.js';
import { EmailText } from '../table/email-text';

const List = chakra('dl', { base: { display: 'flex', flexDirection: 'column' } });
const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 16rem) minmax(0, 1fr)' },
    columnGap: '6',
    rowGap: '0.5',
    py: '3',
    borderTopWidth: '1px',
    borderColor: 'hairline',
    scrollMarginTop: '20',
    _first: { borderTopWidth: '0' },
    _print: { py: '1', gridTemplateColumns: 'minmax(0, 14rem) minmax(0, 1fr)', breakInside: 'avoid' },
  },
});
const Term = chakra('dt', { base: { color: 'muted', overflowWrap: 'anywhere' } });
const Hint = chakra('span', { base: { display: 'block', textStyle: 'caption', color: 'muted' } });
const Value = chakra('dd', { base: { overflowWrap: 'anywhere', minWidth: '0' } });
const Absent = chakra('span', {
  base: { color: 'muted' },
  variants: { needed: { true: { color: 'needs', fontWeight: 'medium' } } },
});

interface DefinitionProps {
  /** The target of links to this field. */
  id?: string;
  label: ReactNode;
  hint?: string;
  /** Why the field must not be empty, in the words of the claim form: 'BSB is required'. */
  needed?: string;
  note?: ReactNode;
  children: ReactNode;
}

/** One read-only field: label, its hint, value. An empty value is shown as words. */
export function Definition({ id, label, hint, needed, note, children }: DefinitionProps) {
  const empty = children === '' || children === null || children === undefined;
  return (
    <Row id={id}>
      <Term>
        {label}
        {hint && <Hint>{hint}</Hint>}
      </Term>
      <Value>
        {empty ? <Absent needed={Boolean(needed)}>{needed ?? t('Not given')}</Absent> : whole(children)}
        {note && <Hint>{note}</Hint>}
      </Value>
    </Row>
  );
}

/** A text as it is shown: an e-mail address wraps where it is still readable. */
function whole(value: ReactNode): ReactNode {
  return typeof value === 'string' ? <EmailText>{value}</EmailText> : value;
}

/** Read-only fields as a list of labels and values. */
export function DefinitionList({ children }: { children: ReactNode }) {
  return <List>{children}</List>;
}
