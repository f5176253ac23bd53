import { t } from '@rules/text.js';
import { Permission } from '@rules/permissions.js';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../components/actions/button';
import { TextLink } from '../../../components/actions/text-link';
import { SkeletonLines } from '../../../components/feedback/skeleton';
import { ErrorState } from '../../../components/feedback/states';
import { BulletList, SectionTitle, Stack } from '../../../components/page/layout';
import { Dated } from '../../../components/text/dated';
import { Trans } from '../../../components/text/trans';
import { useTypedBefore } from '../../../domain/draft/use-kept-typing';
import { objectUntilText } from '../../../domain/claim/objection-states';
import { paths } from '../../../domain/paths';
import { Contact } from '../../../domain/scheme/contact';
import { useIsOffice } from '../../../domain/session/use-is-office';
import { usePermission } from '../../../domain/session/use-permission';
import {
  useClaimObjectionsQuery,
  type ClaimObjectionsQuery,
  type SchemeQuery,
} from '../../../generated/graphql';
import { dayOf, formatDate } from '../../../lib/dates';
import type { ClaimAssessment } from '../notice/claim-assessment';
import { ObjectionCards } from './objection-cards';
import { RAISE_DIALOG, RaiseObjectionDialog, type ObjectionValues } from './raise-objection-dialog';

type Objections = NonNullable<ClaimObjectionsQuery['myObjection']>;

interface ClaimObjectionsProps {
  submissionId: string;
  assessment: ClaimAssessment;
  scheme: SchemeQuery['scheme'];
  /** The documents of the claim, with their upload. */
  documents: ReactNode;
}

/** How to object to an assessment and until when, and what became of objections (OBJECT-1, OBJECT-3). */
export function ClaimObjections({ submissionId, assessment, scheme, documents }: ClaimObjectionsProps) {
  const { data, error, refetch } = useClaimObjectionsQuery({ variables: { submissionId } });
  const found = data?.myObjection;
  return (
    <section aria-labelledby="objecting">
      <Stack>
        <SectionTitle id="objecting">{t('If you think this is wrong')}</SectionTitle>
        {found ? (
          <Objecting
            submissionId={submissionId}
            assessment={assessment}
            scheme={scheme}
            documents={documents}
            found={found}
          />
        ) : error ? (
          <ErrorState
            message={t('Your objections could not be loaded.')}
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonLines count={3} />
        )}
      </Stack>
    </section>
  );
}

function Objecting(props: ClaimObjectionsProps & { found: Objections }) {
  const { submissionId, assessment, scheme, documents, found } = props;
  const { isLate, mayRaise, objections } = found;
  const { currency } = assessment.trace;
  const isOffice = useIsOffice();
  const mayDecide = usePermission(Permission.ObjectionsDecide);
  const [asking, setAsking] = useState<{ typed?: Partial<ObjectionValues> }>();
  useTypedBefore<Partial<ObjectionValues>>(RAISE_DIALOG, ({ values }) => setAsking({ typed: values }));
  const mayAct = !isOffice || mayDecide;
  const isAgain = objections.some(({ runNumber }) => runNumber === assessment.runNumber);
  return (
    <Stack gap="wide">
      <ObjectionCards objections={objections} currency={currency} timeZone={scheme.timeZone} />
      {mayRaise && (
        <Stack>
          {isAgain && <p>{t('If there is something that was not looked at yet, you can object again.')}</p>}
          <Deadline found={found} isFinal={assessment.isFinal} timeZone={scheme.timeZone} />
          {!isAgain && <NextSteps />}
          <div>
            <Button look={isAgain ? 'secondary' : 'primary'} onClick={() => setAsking({})}>
              {buttonText(isOffice, isAgain)}
            </Button>
          </div>
        </Stack>
      )}
      {mayAct && (mayRaise || objections.some(({ endedAt }) => endedAt === null)) && documents}
      <p>
        <Trans
          id="If only a transaction is missing or wrong, you can also <0>ask for an amendment</0> of your claim. If you have a question, write to {contact}."
          parts={[
            (text) => <TextLink to={`${paths.submissionView(submissionId)}#amendments`}>{text}</TextLink>,
          ]}
          values={{ contact: <Contact {...scheme} /> }}
        />
      </p>
      {asking && (
        <RaiseObjectionDialog
          submissionId={submissionId}
          loss={assessment.trace.claim.recognisedLoss}
          currency={currency}
          isLate={isLate}
          forMember={isOffice}
          typed={asking.typed}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Stack>
  );
}

function buttonText(isOffice: boolean, isAgain: boolean): string {
  if (isOffice) return t('Record an objection');
  return isAgain ? t('Object again') : t('Object to this assessment');
}

function NextSteps() {
  return (
    <BulletList>
      <li>
        {t('You write what is wrong. Documents that show it, such as a statement, can be uploaded below.')}
      </li>
      <li>{t('Somebody in our office reads it and checks your claim. You see the name here.')}</li>
      <li>{t('When it is decided, we write to you, and you read the reason here.')}</li>
      <li>{t('If you are right, your claim is corrected and assessed again.')}</li>
    </BulletList>
  );
}

interface DeadlineProps {
  found: Objections;
  isFinal: boolean;
  timeZone: string;
}

/** Until when an objection is in time, and what holds after that. */
function Deadline({ found: { isLate, objectionsUntil }, isFinal, timeZone }: DeadlineProps) {
  const day = formatDate(objectionsUntil);
  const [today] = useState(() => dayOf(new Date(), timeZone));
  if (isLate)
    return (
      <p>
        <Dated>
          {isFinal
            ? t('The time for objections ended on {day}, and this assessment is final.', { day })
            : t('The time for objections ended on {day}.', { day })}
        </Dated>{' '}
        {t('You can still object. It is marked as late, so tell us why you could not do so in time.')}
      </p>
    );
  return (
    <p>
      <Dated>{objectUntilText(today, objectionsUntil)}</Dated>
    </p>
  );
}
