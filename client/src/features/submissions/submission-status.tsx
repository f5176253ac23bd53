import { chakra } from '@chakra-ui/react/styled-system';
import { Anchor, MailLink, TextLink } from '../../components/actions/text-link';
import { Notice } from '../../components/feedback/notice';
import { formatQuantity } from '../../lib/amounts';
import { isKnown } from '../../lib/asked';
import { formatDate } from '../../lib/dates';
import { paths } from '../../domain/paths';
import { isLookedAt, openPoints, requestText, type ClaimFacts, type OpenPoint } from './open-points';
import { RemovedClaim } from './removed-claim';
import type { Submission } from './submission-data';
import { useIsOffice } from '../../domain/session/use-is-office';

const List = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', my: '2' },
});

interface SubmissionStatusProps {
  submission: Submission;
  contactEmail: string;
  /** The scheme's. */
  timeZone: string;
  facts: ClaimFacts;
  /** Opens a request at the transactions of a removed claim. */
  onDeclareTrades?: () => void;
}

/**
 * All open points of this claim, each with a link to its place; says that there are none only once everything is
 * loaded.
 */
export function SubmissionStatus(props: SubmissionStatusProps) {
  const { submission, contactEmail, timeZone, facts, onDeclareTrades } = props;
  const isOffice = useIsOffice();
  const { id, missing, mayUpdate, removed } = submission;
  const sent = isOffice ? undefined : <SentRequest requests={facts.requests} />;
  if (removed && !isOffice)
    return (
      <RemovedClaim removed={removed} timeZone={timeZone} onDeclareTrades={onDeclareTrades}>
        {sent}
      </RemovedClaim>
    );
  if (removed)
    return (
      <Notice tone="plain" title="This claim has been removed">
        <Anchor href="#amendments">See the reason under Requested Amendments.</Anchor>
        {requestText(facts) && (
          <p>
            <Anchor href="#amendments">{requestText(facts)}</Anchor>
          </p>
        )}
      </Notice>
    );
  const points = openPoints(submission, facts, isOffice);
  const lookedAt = isLookedAt(facts);
  // Takes the line of a point that may be added, so that the claim below does not move.
  const unsure =
    lookedAt === 'failed' ? (
      <p>Not everything could be checked. Reload this page to see the rest.</p>
    ) : (
      lookedAt === 'loading' && <p>Checking what else is open…</p>
    );
  if (points.length > 0) {
    return (
      <Notice tone="needs" title={titleOf(points.length, isOffice)}>
        <List>
          {points.map((point) => (
            <li key={point.href}>
              <PointLink {...point} />
            </li>
          ))}
        </List>
        {missing.length > 0 && mayUpdate && (
          <p>
            <TextLink to={paths.submissionFillIn(id)}>Fill in what is missing</TextLink>
          </p>
        )}
        {missing.length > 0 && !mayUpdate && !isOffice && (
          <p>
            Write to us at <MailLink email={contactEmail} /> with the missing details, and quote your SID.
            Never send a password.
          </p>
        )}
        {sent}
        {unsure}
      </Notice>
    );
  }
  if (lookedAt !== true) {
    return (
      <Notice tone="plain" title="Every required field has an answer" role="status">
        {unsure}
        {sent}
      </Notice>
    );
  }
  if (!isOffice && isKnown(facts.requests) && facts.requests.count > 0) {
    return (
      <Notice
        tone="plain"
        title={`We are working on your ${facts.requests.count === 1 ? 'request' : 'requests'}`}
      >
        {sent}
      </Notice>
    );
  }
  return (
    <Notice tone="done" title={isOffice ? 'Nothing is open' : 'Nothing is missing'}>
      <p>
        {isOffice
          ? 'Every required field has an answer, there are trades, and no request is waiting.'
          : 'Every field that the claim requires has an answer. There is nothing you need to do now.'}
      </p>
    </Notice>
  );
}

function titleOf(count: number, isOffice: boolean): string {
  return isOffice
    ? formatQuantity(count, 'point is open', 'points are open')
    : formatQuantity(count, 'thing needs you', 'things need you');
}

function PointLink({ words, href, isPage = false }: OpenPoint) {
  return isPage ? <TextLink to={href}>{words}</TextLink> : <Anchor href={href}>{words}</Anchor>;
}

/** What a member has asked of us, and what follows. */
function SentRequest({ requests }: Pick<ClaimFacts, 'requests'>) {
  if (!isKnown(requests) || requests.count === 0) return null;
  const { count, day } = requests;
  return (
    <p>
      We have <Anchor href="#amendments">{count === 1 ? 'your request' : `your ${count} requests`}</Anchor>
      {day && ` of ${formatDate(day)}`} and will answer {count === 1 ? 'it' : 'them'}.
    </p>
  );
}
