import { dayIn, phoneCallSchema } from '@rules/phone-call.js';
import { READ_BACK, READ_COPY, READ_PRINTED_COPY } from '@rules/read-aloud.js';
import { cleanEmail, cleanSid } from '@rules/text-values.js';
import { useMemo, useState, type ReactNode } from 'react';
import { t } from '@rules/text.js';
import { ButtonLink } from '../../components/actions/button';
import { Notice } from '../../components/feedback/notice';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { formErrors } from '../../components/form/form-errors';
import { Caption, Stack } from '../../components/page/layout';
import { useFiling } from '../../domain/api/use-filing';
import { DraftNotice } from '../../domain/draft/draft-notice';
import { KeepDraft } from '../../domain/draft/keep-draft';
import { UnsavedNotice } from '../../domain/draft/unsaved-notice';
import { useBegunForm } from '../../domain/draft/use-begun-form';
import { useDraft } from '../../domain/draft/use-draft';
import { paths } from '../../domain/paths';
import { useFileByTelephoneMutation, type PhoneCallInput, type SchemeQuery } from '../../generated/graphql';
import { timeOf } from '../../lib/dates';
import { typedAmount } from '../../domain/draft/typed-amount';
import { CallFields } from './call-fields';
import type { CheckedParts, CheckWords } from './check-answers';
import { ClaimForm } from './claim-form';
import { answerErrors, claimRules } from './claim-rules';
import { answersOnly, emptyClaim, inputOf, type ClaimFormValues } from './claim-values';
import { PartCFields, type TradeSlot } from './part-c-fields';
import { Aloud, ReadsAloud } from './reads-aloud';
import { mergeErrors } from './refused-fields';
import { SaveBar } from './save-bar';
import { useShowFiled } from './use-show-filed';

const READ_THE_ANSWERS = t('Read the answers back');

interface PhoneClaimProps {
  scheme: SchemeQuery['scheme'];
  renderTrades: (slot: TradeSlot) => ReactNode;
  checked: CheckedParts;
}

/** The form of a claim that an operator files for somebody on the telephone: the call, the questions, the read-back. */
export function PhoneClaim({ scheme, renderTrades, checked }: PhoneClaimProps) {
  const draft = useDraft<ClaimFormValues>('SUBMISSION_PHONE_CREATE');
  const begun = useBegunForm(draft.restored);
  const [fileByTelephone] = useFileByTelephoneMutation();
  const filing = useFiling('claim', true);
  const showFiled = useShowFiled(draft);
  const [openedAt] = useState(() => new Date());
  const today = dayIn(scheme.timeZone, openedAt);
  const beginning = useMemo(() => newClaim(openedAt, scheme.timeZone), [openedAt, scheme.timeZone]);
  const restored = (values: ClaimFormValues) => answersOnly({ call: beginning.call, ...values });

  const file = async (values: ClaimFormValues) => {
    const input = inputOf(values, true);
    const sid = cleanSid(values.sid);
    // The form requires the relation.
    const call = values.call as PhoneCallInput;
    const created = await filing.file({ sid, input, call }, draft.mayBeSent, async (headers) => {
      const { data } = await fileByTelephone({ variables: { sid, input, call }, context: { headers } });
      return data?.fileByTelephone;
    });
    if (created) await showFiled(created.submissionId);
  };

  if (!draft.ready) return <SkeletonLines />;
  const cancel = <ButtonLink to={paths.submissionsNew}>{t('Cancel')}</ButtonLink>;
  const unsaved = <UnsavedNotice {...draft} />;
  return (
    <ReadsAloud value>
      <ClaimForm
        key={begun.key}
        initialValues={begun.values ? restored(begun.values) : beginning}
        check={({ call, ...values }) =>
          mergeErrors([
            answerErrors(claimRules.phoneCreate, values),
            { call: formErrors(phoneCallSchema(today), { ...call }) },
          ])
        }
        forOffice
        asksSid
        editsTrades
        opening={{ id: 'call', title: t('The call'), fields: <CallFields today={today} /> }}
        partC={(refusal) => (
          <PartCFields balanceOptional period={scheme} refusal={refusal} renderTrades={renderTrades} />
        )}
        checked={{ ...checked, words: toCaller }}
        onSubmit={file}
        failureText={filing.words}
        notices={
          <>
            <KeepDraft draft={draft} />
            <DraftNotice
              draft={draft}
              amountOf={(values) => typedAmount(beginning, restored(values))}
              onStartAgain={begun.startAgain}
            />
          </>
        }
        unsaved={unsaved}
        cancel={cancel}
        saveBar={<SaveBar beginning={beginning} draft={draft} cancel={cancel} action={READ_THE_ANSWERS} />}
      />
    </ReadsAloud>
  );
}

/** An empty form at the beginning of a call. */
function newClaim(now: Date, timeZone: string): ClaimFormValues {
  const call = {
    caller: '',
    relation: '' as const,
    day: dayIn(timeZone, now),
    time: timeOf(now.toISOString(), timeZone),
    checks: [],
    note: '',
  };
  return { ...emptyClaim, call };
}

const toCaller: CheckWords = {
  heading: READ_THE_ANSWERS,
  hasSid: true,
  before: (
    <Stack gap="tight" mt="3">
      <Aloud>{READ_BACK}</Aloud>
      <Caption>{t('Read label and answer of each line. Nothing has been sent yet.')}</Caption>
    </Stack>
  ),
  beforeAcknowledgements: <Aloud>{t('By submitting, you agree to this:')}</Aloud>,
  after: ({ contactDetails: { email } }) =>
    cleanEmail(email) === '' ? (
      <Stack>
        <Notice tone="needs" title={t('There is no e-mail address: a copy can only be printed')}>
          {t('Print it on the claim’s page after you have submitted, and send it by post.')}
        </Notice>
        <Aloud>{READ_PRINTED_COPY}</Aloud>
      </Stack>
    ) : (
      <Aloud>{READ_COPY}</Aloud>
    ),
};
