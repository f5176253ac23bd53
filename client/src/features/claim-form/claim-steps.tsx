import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { LinkButton } from '../../components/actions/text-link';
import { Notice } from '../../components/feedback/notice';
import { Caption, Card, Inline, Stack } from '../../components/page/layout';
import { WHOLE } from './claim-form-frame';
import { PartAFields } from './part-a-fields';
import { PartBSection } from './part-b-fields';
import { StepHeading } from './step-heading';
import { formPart } from './form-parts';
import type { FormStep } from './use-form-step';

interface ClaimStepsProps {
  step: FormStep;
  /** False for the first part that is shown, and while the errors of the part have the focus. */
  takesFocus: boolean;
  /** The form was opened at this part, because a draft goes on there. */
  isResumed: boolean;
  /** The page of the form, in the title of the tab. */
  page: string | undefined;
  /** The trades; where they are locked, what the last part says about them. */
  partC: ReactNode;
  /** Content above the first part. */
  intro: ReactNode;
  /** The notice that what is typed is not saved. */
  unsaved: ReactNode;
  /** When the draft was last saved, in words. */
  saved: string | undefined;
  cancel: ReactNode;
}

/**
 * One part of a member's form at a time, with Back and Continue, for narrow screens (CLAIM-50). A form without a check
 * can be submitted at each part, since whoever edits a claim rarely changes all of them (CLAIM-56).
 */
export function ClaimSteps(props: ClaimStepsProps) {
  const { step, takesFocus, isResumed, page, partC, intro, unsaved, saved, cancel } = props;
  const { isSubmitting } = useFormikContext();
  const { part, before, next, isFromCheck, hasCheck } = step;
  const { title, of, group } = formPart(part);
  const goesOn = next !== undefined && !isFromCheck;
  return (
    <Stack gap="wide">
      {!before && intro && <div>{intro}</div>}
      {before && isResumed && (
        <Notice tone="plain" title={t('You stopped at this step')}>
          <p>{t('What you typed in the steps before is saved.')}</p>
          <LinkButton onClick={() => step.openPart(step.parts[0]!)}>{t('Go to the first step')}</LinkButton>
        </Notice>
      )}
      <StepHeading key={part} count={step.count} of={of} takesFocus={takesFocus} page={page}>
        {title}
      </StepHeading>
      <Card key={group}>
        {group === 'contactDetails' ? (
          <PartAFields forOffice={false} />
        ) : group === 'tradeDetails' ? (
          partC
        ) : (
          <PartBSection group={group} hasHeading={false} forOffice={false} />
        )}
      </Card>
      {!next && group !== 'tradeDetails' && partC}
      {unsaved}
      <div>
        <Inline>
          <Button type="submit" look="primary" pending={isSubmitting}>
            {goesOn ? t('Continue') : hasCheck ? t('Check your answers') : t('Submit')}
          </Button>
          {before && !isFromCheck && <Button onClick={() => step.openPart(before)}>{t('Back')}</Button>}
          {goesOn && !hasCheck && (
            <Button type="submit" name={WHOLE} pending={isSubmitting}>
              {t('Submit now')}
            </Button>
          )}
          {cancel}
        </Inline>
        {saved && <Caption>{saved}</Caption>}
        <Caption role="status">{isSubmitting && !hasCheck && t('Sending your answers…')}</Caption>
      </div>
    </Stack>
  );
}
