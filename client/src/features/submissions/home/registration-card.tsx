import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { TextLink } from '../../../components/actions/text-link';
import { Tag } from '../../../components/feedback/tag';
import { ListCard } from '../../../components/page/list-card';
import type { PaymentStage } from '../../../generated/types';
import { dayOf, formatDate } from '../../../lib/dates';
import { objectionName, objectUntilText, STATE_LABELS } from '../../../domain/claim/objection-states';
import { Dated } from '../../../components/text/dated';
import { paths } from '../../../domain/paths';
import { isAskedByOffice, needsOf, UNCONFIRMED, type HomeSubmission } from './home-submissions';

const Body = chakra('span', {
  base: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '1', minWidth: '0' },
});
const Name = chakra('span', { base: { textStyle: 'subheading', color: 'accent', overflowWrap: 'anywhere' } });
const Sid = chakra('span', { base: { color: 'muted', overflowWrap: 'anywhere' } });
const Stage = chakra('span', { base: { mb: '1', overflowWrap: 'anywhere' } });
const Tags = chakra('span', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

const AT_BANK = t('assessed, the payment is with the bank');
/** How far a payment is, as on its own page, but for one that is prepared, until its file is sent, or paid. */
const payments: Readonly<Partial<Record<PaymentStage, string>>> = {
  SENT: AT_BANK,
  HELD: t('assessed, we cannot pay you yet'),
  RETURNED: t('assessed, the bank could not make the payment'),
  QUERIED: AT_BANK,
  UNCLAIMED: t('assessed, the payment was not claimed in time'),
  NONE: t('assessed, nothing is paid'),
};

interface RegistrationCardProps {
  claim: HomeSubmission;
  /** The scheme's. */
  timeZone: string;
  now: Date;
}

/** A claim on the member's home: its stage with the date, and what it needs; the whole card links to it. */
export function RegistrationCard({ claim, timeZone, now }: RegistrationCardProps) {
  const { row, facts } = claim;
  const needs = needsOf(claim);
  const isObjected = facts?.latestObjection?.endedAt === null;
  const isAsked = isAskedByOffice(claim);
  const until = facts && mayObjectUntil(claim, dayOf(now, timeZone));
  const isComplete =
    facts &&
    !row.removed &&
    needs.length === 0 &&
    facts.request !== 'OPEN' &&
    !isAsked &&
    !facts.bankHold &&
    !isObjected &&
    !facts.lacksTaxNumber;
  return (
    <ListCard
      to={paths.submissionView(row.id)}
      roomy
      below={!row.removed && <TextLink to={paths.claimReceipt(row.id)}>{t('Your receipt')}</TextLink>}
    >
      <Body>
        <Name>{row.legalEntity || t('Legal entity not given')}</Name>
        <Sid>{row.sid ? t('SID {sid}', { sid: row.sid }) : t('SID not set yet')}</Sid>
        {facts && (
          <Stage>
            <Dated>{stageText(claim, needs.length > 0, timeZone)}</Dated>
          </Stage>
        )}
        {until && (
          <Stage>
            <Dated>{until}</Dated>
          </Stage>
        )}
        <Tags>
          {row.removed && <Tag>{t('This claim has been removed')}</Tag>}
          {needs.map((need) => (
            <Tag key={need} tone="needs">
              {need}
            </Tag>
          ))}
          {isAsked && <Tag tone="needs">{t('We have written to you')}</Tag>}
          {facts?.request === 'OPEN' && <Tag>{t('We are working on your request')}</Tag>}
          {facts?.latestObjection && (isObjected || facts.hasNewDecision) && (
            <Tag>
              {t('{objection}: {state}', {
                objection: objectionName(facts.latestObjection.raisedAt, timeZone),
                state: STATE_LABELS[facts.latestObjection.state].words,
              })}
            </Tag>
          )}
          {facts?.bankHold && !needs.includes(UNCONFIRMED) && <Tag>{UNCONFIRMED}</Tag>}
          {facts?.lacksTaxNumber && <Tag>{t('Tax will be withheld')}</Tag>}
          {isComplete && <Tag tone="done">{t('Nothing is missing')}</Tag>}
        </Tags>
      </Body>
    </ListCard>
  );
}

/** Until when its member may object, while there is time and no objection yet (OBJECT-11). @param today yyyy-MM-dd */
function mayObjectUntil({ row, facts }: HomeSubmission, today: string): string | undefined {
  const { objectionsUntil, latestObjection, isBlocked } = facts ?? {};
  // What blocks a claim is corrected by a request, as the page of its assessment says.
  if (row.removed || isBlocked || !objectionsUntil || latestObjection || objectionsUntil < today)
    return undefined;
  return objectUntilText(today, objectionsUntil);
}

/** How far a claim is; the stages are those of its own page (VIEW-25). */
function stageText(claim: HomeSubmission, needsMember: boolean, timeZone: string): string {
  const { row, facts, payment } = claim;
  const received = t('Received on {dayOf}', {
    dayOf: formatDate(dayOf(new Date(facts!.createdAt), timeZone)),
  });
  if (row.removed) return received;
  const isObjected = facts!.latestObjection?.endedAt === null;
  const stage = payment?.stage;
  if (stage === 'PAID') return t('{received} · paid on {day}', { received, day: formatDate(payment!.day!) });
  const shown = stage && payments[stage];
  if (shown) return `${received} · ${shown}`;
  const isAssessed = facts!.hasNotice || payment;
  return t(
    '{received} · {stage, select, waits {assessed, the payment waits for what is missing} objected {assessed, the payment waits for the decision on your objection} assessed {assessed, the payment is next} other {being checked now}}',
    {
      received,
      stage: !isAssessed ? 'checked' : needsMember ? 'waits' : isObjected ? 'objected' : 'assessed',
    },
  );
}
