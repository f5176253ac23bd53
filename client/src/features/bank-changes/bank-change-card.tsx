import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Button } from '../../components/actions/button';
import { TextLink } from '../../components/actions/text-link';
import { Notice } from '../../components/feedback/notice';
import { Tag } from '../../components/feedback/tag';
import { later } from '../../components/later/later';
import { Caption, Card, Inline, Stack, SubsectionTitle } from '../../components/page/layout';
import { showToast } from '../../components/toast/toast-store';
import { paths } from '../../domain/paths';
import { useCheckRefusal } from '../../domain/session/use-check-refusal';
import { usePermission } from '../../domain/session/use-permission';
import {
  useRevealBankChangeMutation,
  type BankChangeShownFragment,
  type RevealBankChangeMutation,
} from '../../generated/graphql';
import { formatDate, formatMomentAt } from '../../lib/dates';
import { failedChangeText } from '../../lib/error-message';
import { BankComparison } from './bank-comparison';
import { CHECK_LABELS, hoursLeft, STATE_LABELS } from './bank-change-text';

const ReleaseDialog = later(async () => (await import('./release-dialog')).ReleaseDialog);
const RefuseDialog = later(async () => (await import('./refuse-dialog')).RefuseDialog);

const Claims = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', mt: '1' },
});

interface BankChangeCardProps {
  change: BankChangeShownFragment;
  /** The scheme's. */
  timeZone: string;
}

/** A change of bank details with what speaks for and against it, and its decision (BANK-9). */
export function BankChangeCard({ change, timeZone }: BankChangeCardProps) {
  const { id, submissionId, sid, legalEntity, state, changedAt, way, madeBy, earlierMakers } = change;
  const mayReveal = usePermission(Permission.RestrictedRead);
  const [reveal, { loading }] = useRevealBankChangeMutation();
  const [revealed, setRevealed] = useState<RevealBankChangeMutation['revealBankChange']>();
  const name = sid ?? legalEntity;
  const show = async () => {
    try {
      setRevealed((await reveal({ variables: { id } })).data?.revealBankChange);
    } catch (error) {
      showToast('error', failedChangeText(error));
    }
  };
  return (
    <Card aria-labelledby={`change-${id}`}>
      <Stack>
        <Inline>
          <SubsectionTitle as="h2" id={`change-${id}`}>
            <TextLink to={paths.submissionView(submissionId)}>{name}</TextLink>
          </SubsectionTitle>
          {sid !== null && <span>{legalEntity}</span>}
          <Tag tone={STATE_LABELS[state].tone}>{STATE_LABELS[state].words}</Tag>
        </Inline>
        <Warnings change={change} timeZone={timeZone} />
        <BankComparison
          name={name}
          released={revealed?.released ?? change.released}
          changed={revealed?.changed ?? change.changed}
          changedFields={change.changedFields}
        />
        {mayReveal && (
          <Inline>
            <Button
              size="small"
              pending={loading}
              onClick={() => (revealed ? setRevealed(undefined) : void show())}
            >
              {revealed ? t('Hide the numbers') : t('Show the numbers')}
              <chakra.span srOnly> {t('of {name}', { name })}</chakra.span>
            </Button>
            <Caption>{t('Each time is recorded.')}</Caption>
          </Inline>
        )}
        <Caption>
          {t('{way} by {madeBy} on {at}.', { way, madeBy, at: formatMomentAt(changedAt, timeZone) })}
          {earlierMakers.length > 0 &&
            ` ${t('Changed before by {names}, since the details were released last.', { names: earlierMakers.join(', ') })}`}
        </Caption>
        {state === 'PENDING' || state === 'STOPPED' ? (
          <Decision change={change} name={name} timeZone={timeZone} />
        ) : (
          <Outcome change={change} timeZone={timeZone} />
        )}
      </Stack>
    </Card>
  );
}

function Warnings({ change, timeZone }: BankChangeCardProps) {
  const { state, stoppedAt, stoppedBefore, sameAccount, sameAccountClaims } = change;
  return (
    <>
      {stoppedAt && state === 'STOPPED' && (
        <Notice
          tone="error"
          title={t('On {at} somebody who got the e-mail said that this was not them.', {
            at: formatMomentAt(stoppedAt, timeZone),
          })}
        >
          <p>{t('Call the claimant on a number that you knew before the change.')}</p>
        </Notice>
      )}
      {stoppedBefore && (
        <Notice tone="error" title={t('An earlier change of this claim was stopped: ‘This was not me’.')} />
      )}
      {sameAccount > 0 && (
        <Notice
          tone="needs"
          title={t(
            '{count, plural, one {# other claim names} other {# other claims name}} the same account as this claim.',
            {
              count: sameAccount,
            },
          )}
        >
          <Claims>
            {sameAccountClaims.map((claim) => (
              <li key={claim.id}>
                <TextLink to={paths.submissionView(claim.id)}>{claim.sid ?? t('Without a SID')}</TextLink>
              </li>
            ))}
            {sameAccount > sameAccountClaims.length && (
              <li>{t('and {count, number} more', { count: sameAccount - sameAccountClaims.length })}</li>
            )}
          </Claims>
        </Notice>
      )}
    </>
  );
}

interface DecisionProps extends BankChangeCardProps {
  name: string;
}

function Decision({ change, name, timeZone }: DecisionProps) {
  const mayDecide = usePermission(Permission.BankChangesRelease);
  const [asked, setAsked] = useState<'release' | 'refuse'>();
  const notYet = useCheckRefusal();
  const waits = waitText(change, timeZone) ?? (change.isOwn ? OWN : mayDecide ? notYet : null);
  const Asked = asked === 'release' ? ReleaseDialog : RefuseDialog;
  return (
    <>
      <p>{waits ?? t('It can be released now.')}</p>
      {mayDecide && (
        <Inline>
          {waits === null && (
            <Button look="primary" size="small" onClick={() => setAsked('release')}>
              {t('Release')}
              <chakra.span srOnly> {t('the bank details of {name}', { name })}</chakra.span>
            </Button>
          )}
          <Button size="small" onClick={() => setAsked('refuse')}>
            {t('Refuse')}
            <chakra.span srOnly> {t('the bank details of {name}', { name })}</chakra.span>
          </Button>
        </Inline>
      )}
      {asked && <Asked change={change} name={name} onClose={() => setAsked(undefined)} />}
    </>
  );
}

const OWN = t(
  'You entered these details, or changed them since they were released last. Somebody who did not has to release them.',
);

/** What a release waits for; undefined when it can be released. */
function waitText(
  { releasableAt, paymentDay }: BankChangeShownFragment,
  timeZone: string,
): string | undefined {
  if (releasableAt === null)
    return t('The e-mails about it are on their way. It can be released 48 hours later.');
  const hours = hoursLeft(releasableAt);
  if (paymentDay !== null)
    return t('Payments are made on {day}. It can be released after that day.', {
      day: formatDate(paymentDay),
    });
  if (hours === 0) return undefined;
  return t('It can be released in {hours, plural, one {# hour} other {# hours}}, from {at} on.', {
    hours,
    at: formatMomentAt(releasableAt, timeZone),
  });
}

function Outcome({ change, timeZone }: BankChangeCardProps) {
  const { state, decider, decidedAt, checkResult, words } = change;
  if (decider === null || decidedAt === null) return null;
  const values = { decider, at: formatMomentAt(decidedAt, timeZone) };
  return (
    <>
      <p>
        {state === 'RELEASED'
          ? t('{decider} released it on {at}.', values)
          : t('{decider} refused it on {at}.', values)}{' '}
        {checkResult && t('Check: {result}.', { result: CHECK_LABELS[checkResult] })}
      </p>
      {words && <p>{words}</p>}
    </>
  );
}
