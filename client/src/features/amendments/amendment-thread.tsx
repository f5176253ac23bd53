import { chakra } from '@chakra-ui/react/styled-system';
import { isBlank } from '@rules/text-values.js';
import type { ReactNode } from 'react';
import { t } from '@rules/text.js';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { later } from '../../components/later/later';
import { Caption } from '../../components/page/layout';
import { Trans } from '../../components/text/trans';
import type {
  ClaimDataFragment,
  SchemeQuery,
  SubmissionViewQuery,
  ThreadMessageFragment,
} from '../../generated/graphql';
import { dayOf, formatDate, formatLongDate, timeOf } from '../../lib/dates';
import type { RequestQueue } from './next-in-queue';
import { useIsOffice } from '../../domain/session/use-is-office';

/** Of most claims no change was requested. */
const ProposalView = later(async () => (await import('./proposal-view')).ProposalView, {
  waiting: <SkeletonLines count={4} />,
  lost: t('The requested change could not be loaded.'),
});

const List = chakra('ol', { base: { display: 'flex', flexDirection: 'column', gap: '3' } });
const Message = chakra('li', {
  base: {
    p: { base: 'gutter.small', md: '4' },
    borderWidth: '1px',
    borderColor: 'hairline',
    borderStartWidth: '4px',
    borderRadius: 'md',
    _print: { px: '0', borderWidth: '0' },
  },
  variants: {
    from: { administrator: { borderStartColor: 'accent' }, member: { borderStartColor: 'control' } },
  },
});
const Head = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4', mb: '1' },
});
const Author = chakra('span', { base: { fontWeight: 'semibold', overflowWrap: 'anywhere' } });
const Sent = chakra('span', { base: { textStyle: 'caption', color: 'muted' } });
const Day = chakra('span', { base: { whiteSpace: 'nowrap' } });
const Text = chakra('p', { base: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 'line' } });

/** An entry of the thread: a message by a user, or the fixed message of a removed claim. */
interface Entry {
  key: string;
  isAdmin: boolean;
  /** The administrator's name; only the office knows it. */
  author?: string | null;
  day: string;
  /** The time of day; a fixed message has none. */
  time?: string;
  message: string;
  proposal?: ThreadMessageFragment['proposal'];
}

interface AmendmentThreadProps {
  messages: readonly ThreadMessageFragment[];
  removed: SubmissionViewQuery['submission']['removed'];
  sid: string | null | undefined;
  /** The claim's current data. */
  claim: ClaimDataFragment;
  /** `claim` contains all of its trades, not only the newest. */
  hasAllTrades: boolean;
  scheme: SchemeQuery['scheme'];
  /** The message that gets the focus: the one just sent. */
  focusedId?: string;
  /** The queue from which the administrator opened the claim. */
  queue?: RequestQueue;
}

function entriesOf({ messages, removed, scheme }: AmendmentThreadProps): Entry[] {
  const written: Entry[] = messages.map(({ id, timeCreatedAt, ...message }) => ({
    ...message,
    key: id,
    day: dayOf(new Date(timeCreatedAt), scheme.timeZone),
    time: timeOf(timeCreatedAt, scheme.timeZone),
  }));
  if (!removed) return written;
  const orders = t('The court orders that apply are dated {courtOrderDate}.', {
    courtOrderDate: formatLongDate(scheme.courtOrderDate),
  });
  const message = `${removed.message}\n${orders}`;
  const fixed: Entry = { key: 'removed', isAdmin: true, day: removed.date, message };
  const earlier = written.filter(({ day }) => day < removed.date).length;
  return written.toSpliced(earlier, 0, fixed);
}

/** The author of an entry. A member's name, which they choose themselves, always follows the word for their role. */
function authorOf(entry: Entry, claim: ClaimDataFragment, isOffice: boolean): ReactNode {
  const { firstName, lastName } = claim.contactDetails;
  const contactName = `${firstName} ${lastName}`.trim();
  if (entry.isAdmin) {
    return entry.author ? (
      <>
        <Trans id="Administrator: {author}" values={{ author: <bdi>{entry.author}</bdi> }} />
      </>
    ) : (
      t('Administrator')
    );
  }
  if (!isOffice) return t('You');
  if (isBlank(contactName)) return t('Member');
  return (
    <>
      <Trans id="Member: {contactName}" values={{ contactName: <bdi>{contactName}</bdi> }} />
    </>
  );
}

/** Focuses a sent message, unless the next one is being typed already. */
function focusIt(message: HTMLElement | null) {
  const { activeElement } = document;
  if (activeElement instanceof HTMLTextAreaElement && activeElement.value !== '') return;
  message?.focus();
}

/** The messages about a claim, oldest first, labelled Administrator or You (AMEND-2). */
export function AmendmentThread(props: AmendmentThreadProps) {
  const { claim, hasAllTrades, scheme, sid } = props;
  const isOffice = useIsOffice();
  const entries = entriesOf(props);
  if (entries.length === 0) {
    return (
      <Caption>
        {isOffice ? t('The member has not sent a message yet.') : t('You have not requested a change yet.')}
      </Caption>
    );
  }
  return (
    <List aria-label={t('Messages')}>
      {entries.map((entry) => (
        <Message
          key={entry.key}
          ref={entry.key === props.focusedId ? focusIt : undefined}
          tabIndex={entry.key === props.focusedId ? -1 : undefined}
          from={entry.isAdmin ? 'administrator' : 'member'}
        >
          <Head>
            <Author>{authorOf(entry, claim, isOffice)}</Author>
            <Sent>
              <Day>{formatDate(entry.day)}</Day>
              {entry.time && `, ${entry.time}`}
            </Sent>
          </Head>
          <Text>{entry.message}</Text>
          {entry.proposal && (
            <ProposalView
              proposal={entry.proposal}
              sid={sid}
              lastSeenId={props.messages.at(-1)?.id}
              claim={claim}
              hasAllTrades={hasAllTrades}
              scheme={scheme}
              queue={props.queue}
            />
          )}
        </Message>
      ))}
    </List>
  );
}
