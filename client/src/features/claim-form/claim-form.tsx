import { Formik, type FormikErrors, type FormikHelpers } from 'formik';
import { useRef, useState, type ReactNode } from 'react';
import { t } from '@rules/text.js';
import { useDialogAhead } from '../../components/dialog/use-dialog-ahead';
import { ErrorSummary } from '../../components/form/error-summary';
import { ContentsLayout, Part } from '../../components/page/contents-layout';
import { Stack } from '../../components/page/layout';
import { dismissAllToasts, showToast } from '../../components/toast/toast-store';
import { NotConfirmed } from '../../domain/bank-change/use-confirmed-bank-change';
import { errorMessage } from '../../lib/error-message';
import { useNarrow } from '../../lib/use-narrow';
import type { CheckedParts } from './check-answers';
import { ClaimFormFrame, SubmitRow } from './claim-form-frame';
import { tradeErrors } from './claim-rules';
import type { ClaimFormValues } from './claim-values';
import { formLabels } from './form-labels';
import { FormOrCheck } from './form-or-check';
import { MissingAnswers } from './missing-answers';
import { NamesCard } from './names-card';
import { PartAFields } from './part-a-fields';
import { PartBFields } from './part-b-fields';
import type { TradeRefusal } from './part-c-fields';
import {
  mergeErrors,
  refusedFields,
  refusedTrades,
  stillRefused,
  type RefusedFields,
} from './refused-fields';
import { ClaimSteps } from './claim-steps';
import { firstPartOf, partOf, type FormPart } from './form-parts';
import { useFormStep } from './use-form-step';
import { useGoToField } from './use-go-to-field';
import { AskedUnusual } from './unusual-notice';
import { usePartAttempt } from './use-part-attempt';
import { useUnusualQuestion } from './use-unusual-question';

/** The alert of a failed create or update (CLAIM-28). */
const FAILED = t('Something went wrong');
const NO_ANSWER = t(
  'We could not reach the server. What you typed is still here. Check your connection and try again.',
);

const editFailure = (error: unknown) => errorMessage(error, NO_ANSWER);

const contents = [
  { id: 'part-a', title: t('Part A Contact Details') },
  { id: 'part-b', title: t('Part B RGM Claim Data') },
  { id: 'part-c', title: t('Part C RGM Trade Data') },
] as const;

interface ClaimFormProps {
  initialValues: ClaimFormValues;
  /** The answers of the claim that is edited, without what its draft changes; absent for a new claim. */
  stored?: ClaimFormValues;
  /** The part at which a draft goes on where the form goes part by part; the first when omitted. */
  startsAt?: FormPart;
  /** The validation of this form (CLAIM-13, CLAIM-17). */
  check: (values: ClaimFormValues) => FormikErrors<ClaimFormValues>;
  /** SID and Source are for administrators; their browser does not autofill answers about others. */
  forOffice: boolean;
  /** The SID is shown to administrators only (CLAIM-24). */
  asksSid: boolean;
  /** The e-mail address of the claim's owner is shown to administrators who edit a claim (CLAIM-24, CLAIM-32). */
  asksEmail?: boolean;
  /** False when Part C is locked. */
  editsTrades: boolean;
  partC: (refusal: TradeRefusal | undefined) => ReactNode;
  /** A part before the others. */
  opening?: { id: string; title: string; fields: ReactNode };
  /** Given when the answers are checked on a page of their own before they are sent (CLAIM-46). */
  checked?: CheckedParts;
  /**
   * May throw what a mutation throws: it is shown as an alert, next to the form and at the fields, and nothing typed is
   * lost.
   */
  onSubmit: (values: ClaimFormValues) => Promise<void>;
  /** The form's message for an error of `onSubmit` that concerns no field. */
  failureText?: (error: unknown) => string;
  /** Content between the page's heading and the fields. */
  notices: ReactNode;
  /** Content above the fields, not above the check of the answers. */
  intro?: ReactNode;
  /** The notice that what is typed is not saved, next to the fields. */
  unsaved: ReactNode;
  /** The page in the title of the browser tab at a step of the form; a new claim's when omitted. */
  page?: string;
  /** When the draft was last saved, in words; shown by the button. */
  saved?: string;
  /** Content next to the Submit button. */
  cancel: ReactNode;
  /** For administrators: stays at the lower edge of the window, instead of `unsaved` and the buttons at the end. */
  saveBar?: ReactNode;
}

/** The editable Parts A, B and C of a claim; validated on every change, errors shown once a field has been left. */
export function ClaimForm(props: ClaimFormProps) {
  const {
    initialValues,
    stored,
    startsAt,
    check,
    forOffice,
    asksSid,
    asksEmail,
    editsTrades,
    partC,
    opening,
    checked,
  } = props;
  const {
    onSubmit,
    failureText = editFailure,
    notices,
    intro,
    unsaved,
    saved,
    cancel,
    saveBar,
    page,
  } = props;
  useDialogAhead();
  const [message, setMessage] = useState<string>();
  const [tradeRefusal, setTradeRefusal] = useState<TradeRefusal>();
  const refused = useRef<RefusedFields>(new Map());
  // An edit that is based on another version while it is on screen stays at its part.
  const [startedAt] = useState(startsAt);
  const step = useFormStep({ editsTrades, hasCheck: checked !== undefined, startsAt: startedAt });
  const isNarrow = useNarrow();
  // Administrators' forms stay one page.
  const isStepwise = isNarrow && !forOffice;
  const goToField = useGoToField(step, isStepwise);
  const { question, ask } = useUnusualQuestion(checked ? undefined : stored);
  const shown = step.isCheck ? 'check' : step.part;
  const [shownFirst] = useState(shown);
  const [hasMoved, setHasMoved] = useState(false);
  if (shown !== shownFirst && !hasMoved) setHasMoved(true);

  const forgetRefusal = () => {
    refused.current = new Map();
    setMessage(undefined);
    setTradeRefusal(undefined);
    dismissAllToasts();
  };
  const submit = async (values: ClaimFormValues, { setErrors }: FormikHelpers<ClaimFormValues>) => {
    if (checked && !step.isCheck) {
      step.openCheck();
      return;
    }
    // The check has named them; administrators see them at their fields.
    if (!checked && !forOffice && ask(values).length > 0) return;
    try {
      await onSubmit(values);
    } catch (error) {
      if (error instanceof NotConfirmed) return;
      const rows = values.tradeDetails.tradeData;
      refused.current = refusedFields(error, values);
      setTradeRefusal({ rows, errors: refusedTrades(error, rows) });
      setErrors(stillRefused(refused.current, values));
      if (refused.current.size === 0) setMessage(failureText(error));
      else if (isStepwise)
        step.openPart(firstPartOf(refused.current.keys(), step.parts) ?? step.parts[0]!, true);
      else if (checked) step.closeCheck(true);
      showToast('error', FAILED);
    }
  };
  const errorsOf = (values: ClaimFormValues) =>
    mergeErrors([
      check(values),
      editsTrades ? tradeErrors(values) : {},
      stillRefused(refused.current, values),
    ]);
  const { attempt, attempts } = usePartAttempt(step, errorsOf, ask);
  const isPart = isStepwise && !step.isCheck;
  const [partA, partB, partCEntry] = contents;
  const fields = isStepwise ? (
    <ClaimSteps
      step={step}
      takesFocus={attempts === 0 && hasMoved}
      isResumed={startedAt !== undefined && startedAt === step.part && !hasMoved}
      page={page}
      partC={partC(tradeRefusal)}
      intro={intro}
      unsaved={unsaved}
      saved={saved}
      cancel={cancel}
    />
  ) : (
    <>
      {intro}
      <ContentsLayout entries={opening ? [opening, ...contents] : [...contents]}>
        {opening && (
          <Part id={opening.id} title={opening.title}>
            {opening.fields}
          </Part>
        )}
        {asksSid && <NamesCard asksEmail={asksEmail} />}
        <Part {...partA}>
          <PartAFields forOffice={forOffice} />
        </Part>
        <Part {...partB}>
          <PartBFields forOffice={forOffice} />
        </Part>
        <Part {...partCEntry}>{partC(tradeRefusal)}</Part>
        {saveBar ?? (
          <>
            {unsaved}
            <SubmitRow leadsToCheck={checked !== undefined} saved={saved} cancel={cancel} />
          </>
        )}
      </ContentsLayout>
    </>
  );
  return (
    <Formik<ClaimFormValues> initialValues={initialValues} validate={errorsOf} onSubmit={submit}>
      <ClaimFormFrame onAttempt={forgetRefusal} onPartAttempt={isPart ? attempt : undefined}>
        <Stack mb="4" _empty={{ mb: '0' }}>
          <ErrorSummary
            message={message}
            labels={formLabels}
            only={isPart ? (path) => partOf(path) === step.part : undefined}
            attempts={isPart ? attempts : 0}
          />
          {!step.isCheck && <AskedUnusual question={question} onGoTo={goToField} />}
          {notices}
          <MissingAnswers editsTrades={editsTrades} onGoTo={goToField} />
        </Stack>
        {checked ? (
          <FormOrCheck
            step={step}
            isStepwise={isStepwise}
            parts={checked}
            errorsOf={errorsOf}
            cancel={cancel}
            unsaved={unsaved}
          >
            {fields}
          </FormOrCheck>
        ) : (
          fields
        )}
      </ClaimFormFrame>
    </Formik>
  );
}
