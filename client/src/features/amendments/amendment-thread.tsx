import { chakra } from '@chakra-ui/react/styled-system';
import { Caption } from '../../components/page/layout';
import type { SubmissionViewQuery, ThreadMessageFragment } from '../../generated/graphql';
import { dayOf, formatDate, formatLongDate } from '../../lib/dates';
import { ProposalView } from './proposal-view';

const List = chakra('ol', { base: { display: 'flex', flexDirection: 'column', gap: '3' } });
const Message = chakra('li', {
  base: {
    p: { base: '3', sm: '4' },
    borderWidth: '1px',
    borderColor: 'hairline',
    borderLeftWidth: '4px',
    borderRadius: 'md',
    _print: { px: '0', borderWidth: '0' },
  },
  variants: {
    from: { administrator: { borderLeftColor: 'accent' }, member: { borderLeftColor: 'control' } },
  },
});
const Head = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4', mb: '1' },
});
const Author = chakra('span', { base: { fontWeight: 'semibold', overflowWrap: 'anywhere' } });
const Day = chakra('span', { base: { textStyle: 'caption', color: 'muted' } });
const Text = chakra('p', { base: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 'line' } });

/** One entry of the thread, whether it was written by a person or is the fixed message of a removed claim. */
interface Entry {
  key: string;
  isAdmin: boolean;
  day: string;
  message: string;
  proposal?: ThreadMessageFragment['proposal'];
}

interface AmendmentThreadProps {
  messages: readonly ThreadMessageFragment[];
  removed: SubmissionViewQuery['submission']['removed'];
  /** Of the orders by which claims were removed, yyyy-MM-dd. */
  courtOrderDate: string;
  sid: string | null | undefined;
  /** The reader is an administrator. */
  isAdmin: boolean;
  /** Who wrote for the member, as an administrator reads it. */
  contactName: string;
  timeZone: string;
}

function entriesOf({ messages, removed, courtOrderDate, timeZone }: AmendmentThreadProps): Entry[] {
  const written: Entry[] = messages.map(({ id, timeCreatedAt, ...message }) => ({
    ...message,
    key: id,
    day: dayOf(new Date(timeCreatedAt), timeZone),
  }));
  if (!removed) return written;
  const orders = `The court orders that apply are dated ${formatLongDate(courtOrderDate)}.`;
  const message = `${removed.message}\n${orders}`;
  const fixed: Entry = { key: 'removed', isAdmin: true, day: removed.date, message };
  const earlier = written.filter(({ day }) => day < removed.date).length;
  return written.toSpliced(earlier, 0, fixed);
}

/** The messages about a claim, oldest first, labelled Administrator or You (spec section 2). */
export function AmendmentThread(props: AmendmentThreadProps) {
  const { isAdmin, contactName, timeZone, sid } = props;
  const entries = entriesOf(props);
  if (entries.length === 0) {
    return (
      <Caption>
        {isAdmin ? 'The member has not written yet.' : 'You have not asked for a change yet.'}
      </Caption>
    );
  }
  const member = isAdmin ? contactName || 'Member' : 'You';
  return (
    <List aria-label="Messages">
      {entries.map((entry) => (
        <Message key={entry.key} from={entry.isAdmin ? 'administrator' : 'member'}>
          <Head>
            <Author>{entry.isAdmin ? 'Administrator' : member}</Author>
            <Day>{formatDate(entry.day)}</Day>
          </Head>
          <Text>{entry.message}</Text>
          {entry.proposal && (
            <ProposalView proposal={entry.proposal} sid={sid} isAdmin={isAdmin} timeZone={timeZone} />
          )}
        </Message>
      ))}
    </List>
  );
}
