import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { t } from '@rules/text.js';
import { ButtonLink } from '../../../components/actions/button';
import { Anchor, MailLink, TextLink } from '../../../components/actions/text-link';
import { Notice } from '../../../components/feedback/notice';
import { later } from '../../../components/later/later';
import { Trans } from '../../../components/text/trans';
import { isKnown } from '../../../lib/asked';
import { formatDate } from '../../../lib/dates';
import { paths } from '../../../domain/paths';
import { isLookedAt, type PageFacts, type OpenPoint } from './open-points';
import type { Submission } from './submission-data';
import { useIsOffice } from '../../../domain/session/use-is-office';

/** Most claims were not removed. That it could not be loaded is said in its place. */
export const RemovedClaim = later(async () => (await import('./removed-claim')).RemovedClaim, {
  lost: t('Why this claim was removed could not be loaded.'),
});

const List = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', my: '2' },
});

const Act = chakra('div', { base: { my: '3' } });

interface SubmissionStatusProps {
  submission: Submission;
  contactEmail: string;
  /** The scheme's. */
  timeZone: string;
  facts: PageFacts;
  /** The open points of the reader. */
  points: readonly OpenPoint[];
  /** What is said to the office when there are none. */
  clear?: string;
  /** What the office reads of a removed claim. */
  removedNotice?: ReactNode;
  /** A tax file number would save tax, which is said below with where to give it (TAX-2). */
  mayGiveTaxNumber?: boolean;
  /** Opens a request at the transactions of a removed claim. */
  onDeclareTrades?: () => void;
}

/**
 * All open points of this claim, each with a link to its place; says that there are none only once everything is
 * loaded.
 */
export function SubmissionStatus(props: SubmissionStatusProps) {
  const {
    submission,
    contactEmail,
    timeZone,
    facts,
    points,
    clear,
    removedNotice,
    mayGiveTaxNumber = false,
    onDeclareTrades,
  } = props;
  const isOffice = useIsOffice();
  const { search } = useLocation();
  const { id, missing, mayUpdate, removed } = submission;
  const sent = isOffice ? undefined : <SentRequest requests={facts.requests} />;
  if (removed && !isOffice)
    return (
      <RemovedClaim removed={removed} timeZone={timeZone} onDeclareTrades={onDeclareTrades}>
        {sent}
      </RemovedClaim>
    );
  if (removed) return removedNotice;
  const lookedAt = isLookedAt(facts);
  // Takes the line of a point that may be added, so that the claim below does not move.
  const unsure =
    lookedAt === 'failed' ? (
      <p>{t('Not everything could be checked. Reload this page to see the rest.')}</p>
    ) : (
      lookedAt === 'loading' && <p>{t('Checking what else is open…')}</p>
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
        {missing.length > 0 &&
          mayUpdate &&
          (isOffice ? (
            <p>
              <TextLink to={fillIn(id, search)}>{t('Fill in what is missing')}</TextLink>
            </p>
          ) : (
            <Act>
              <ButtonLink to={fillIn(id, search)} look="primary">
                {t('Fill in what is missing')}
              </ButtonLink>
            </Act>
          ))}
        {missing.length > 0 && !mayUpdate && !isOffice && (
          <p>
            <Trans
              id="Write to us at {mailLink} with the missing details, and quote your SID. Never send a password."
              values={{ mailLink: <MailLink email={contactEmail} /> }}
            />
          </p>
        )}
        {sent}
        {unsure}
      </Notice>
    );
  }
  if (lookedAt !== true) {
    return (
      <Notice tone="plain" title={t('Every required field has an answer')} role="status">
        {unsure}
        {sent}
      </Notice>
    );
  }
  if (!isOffice && isKnown(facts.requests) && facts.requests.count > 0) {
    return (
      <Notice
        tone="plain"
        title={t('We are working on your {count, plural, one {request} other {requests}}', {
          count: facts.requests.count,
        })}
      >
        {sent}
      </Notice>
    );
  }
  if (!isOffice && isKnown(facts.requests) && facts.requests.writtenOn)
    return (
      <Notice tone="needs" title={t('We have written to you')}>
        {sent}
      </Notice>
    );
  return (
    <Notice tone="done" title={isOffice ? t('Nothing is open') : t('Nothing is missing')}>
      <p>
        {clear ??
          (mayGiveTaxNumber
            ? t('Every field that the claim requires has an answer. You can still save tax, see below.')
            : t('Every field that the claim requires has an answer. There is nothing you need to do now.'))}
      </p>
    </Notice>
  );
}

/** The edit at its missing answers, which knows the list from which the claim was opened. */
function fillIn(id: string, search: string): string {
  const path = paths.submissionFillIn(id);
  return search === '' ? path : `${path}&${search.slice(1)}`;
}

function titleOf(count: number, isOffice: boolean): string {
  return isOffice
    ? t('{count, plural, one {# point is open} other {# points are open}}', { count })
    : t('{count, plural, one {# thing needs you} other {# things need you}}', { count });
}

function PointLink({ words, href, isPage = false }: OpenPoint) {
  return isPage ? <TextLink to={href}>{words}</TextLink> : <Anchor href={href}>{words}</Anchor>;
}

/** What a member has asked of us, or we of them, and what follows. */
function SentRequest({ requests }: Pick<PageFacts, 'requests'>) {
  if (!isKnown(requests)) return null;
  const { count, day, writtenOn } = requests;
  if (writtenOn)
    return (
      <p>
        <Trans
          id="Please read <0>our message of {writtenOn}</0> and reply to it."
          parts={[(text) => <Anchor href="#amendments">{text}</Anchor>]}
          values={{ writtenOn: formatDate(writtenOn) }}
        />
      </p>
    );
  if (count === 0) return null;
  return (
    <p>
      <Trans
        id="We have <0>{count, plural, one {your request} other {your {count} requests}}</0>{hasDay, select, true { of {day}} other {}} and will answer {count, plural, one {it} other {them}}."
        parts={[(text) => <Anchor href="#amendments">{text}</Anchor>]}
        values={{ count, hasDay: String(Boolean(day)), day: day ? formatDate(day) : '' }}
      />
    </p>
  );
}
