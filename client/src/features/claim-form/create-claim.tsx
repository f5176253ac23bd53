import { cleanSid } from '@rules/text-values.js';
import { useMemo, type ReactNode } from 'react';
import { t } from '@rules/text.js';
import { ButtonLink } from '../../components/actions/button';
import { DraftNotice } from '../../domain/draft/draft-notice';
import { UnsavedNotice } from '../../domain/draft/unsaved-notice';
import { KeepDraft } from '../../domain/draft/keep-draft';
import { Notice } from '../../components/feedback/notice';
import { SkeletonLines } from '../../components/feedback/skeleton';
import {
  useAdminCreateSubmissionMutation,
  useCreateSubmissionMutation,
  type SchemeQuery,
} from '../../generated/graphql';
import { paths } from '../../domain/paths';
import { typedAmount } from '../../domain/draft/typed-amount';
import type { DraftStatus } from '../../domain/draft/draft-status';
import { useDraft } from '../../domain/draft/use-draft';
import { ownTimeZone, timeOf } from '../../lib/dates';
import { useFiling } from '../../domain/api/use-filing';
import type { CheckedParts } from './check-answers';
import { ClaimForm } from './claim-form';
import { answerErrors, claimRules } from './claim-rules';
import { answersOnly, emptyClaim, inputOf, type ClaimFormValues } from './claim-values';
import { partToGoOn } from './form-start';
import { PartCFields, type TradeSlot } from './part-c-fields';
import { SaveBar } from './save-bar';
import { useShowFiled } from './use-show-filed';
import { useBegunForm } from '../../domain/draft/use-begun-form';

interface CreateClaimProps {
  /** An administrator files for a claimant, with the SID. */
  forOffice: boolean;
  scheme: SchemeQuery['scheme'];
  renderTrades: (slot: TradeSlot) => ReactNode;
  /** Given when the answers are checked before they are sent. */
  checked?: CheckedParts;
}

/** 'Draft saved 10:13', while the draft is up to date. */
function savedText({ state, savedAt }: DraftStatus<unknown>): string | undefined {
  return savedAt && (state === 'saved' || state === 'saving')
    ? t('Draft saved {timeOf}', { timeOf: timeOf(savedAt, ownTimeZone()) })
    : undefined;
}

/** The form of a new claim: filed once however often Submit is pressed, then displayed. */
export function CreateClaim({ forOffice, scheme, renderTrades, checked }: CreateClaimProps) {
  const draft = useDraft<ClaimFormValues>(forOffice ? 'SUBMISSION_ADMIN_CREATE' : 'SUBMISSION_CREATE');
  const begun = useBegunForm(draft.restored);
  const [create] = useCreateSubmissionMutation();
  const [adminCreate] = useAdminCreateSubmissionMutation();
  const filing = useFiling('claim', forOffice);
  const showFiled = useShowFiled(draft);

  const file = async (values: ClaimFormValues) => {
    const input = inputOf(values, forOffice);
    const sid = cleanSid(values.sid);
    const created = await filing.file({ sid, input }, draft.mayBeSent, async (headers) => {
      const context = { headers };
      return forOffice
        ? (await adminCreate({ variables: { sid, input }, context })).data?.adminCreateSubmission
        : (await create({ variables: { input }, context })).data?.createSubmission;
    });
    if (created) await showFiled(created.submissionId);
  };

  const startsAt = useMemo(
    () => (begun.values ? partToGoOn(answersOnly(begun.values)) : undefined),
    [begun.values],
  );

  if (!draft.ready) return <SkeletonLines />;
  const cancel = <ButtonLink to={forOffice ? paths.submissionsNew : paths.profile}>{t('Cancel')}</ButtonLink>;
  return (
    <ClaimForm
      key={begun.key}
      initialValues={begun.values ? answersOnly(begun.values) : emptyClaim}
      check={(values) => answerErrors(forOffice ? claimRules.adminCreate : claimRules.create, values)}
      startsAt={startsAt}
      forOffice={forOffice}
      asksSid={forOffice}
      editsTrades
      partC={(refusal) => (
        <PartCFields
          balanceOptional={forOffice}
          period={scheme}
          refusal={refusal}
          renderTrades={renderTrades}
        />
      )}
      checked={checked}
      onSubmit={file}
      failureText={filing.words}
      notices={
        <>
          <KeepDraft draft={draft} />
          <DraftNotice
            draft={draft}
            amountOf={(values) => typedAmount(emptyClaim, answersOnly(values))}
            onStartAgain={begun.startAgain}
            hidesSaved={!forOffice}
          />
        </>
      }
      intro={
        !forOffice && (
          <Notice tone="plain" title={t('You can stop at any time')}>
            {t(
              'What you type is saved as a draft. You can upload proof of identity and other documents on the claim’s own page after you have submitted it.',
            )}
          </Notice>
        )
      }
      unsaved={<UnsavedNotice {...draft} />}
      saved={forOffice ? undefined : savedText(draft)}
      cancel={cancel}
      saveBar={forOffice ? <SaveBar beginning={emptyClaim} draft={draft} cancel={cancel} /> : undefined}
    />
  );
}
