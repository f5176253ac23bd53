import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { Caption, Card, Inline, Stack } from '../../components/page/layout';
import { PartAFields } from './part-a-fields';
import { PartBSection } from './part-b-fields';
import { StepHeading } from './step-heading';
import { FORM_PARTS, formPart, LAST_PART, type FormPart } from './use-form-step';

interface ClaimStepsProps {
  part: FormPart;
  /** The part was opened from the check of the answers, and leads back to it. */
  isFromCheck: boolean;
  /** False for the first part that is shown, and while the errors of the part have the focus. */
  takesFocus: boolean;
  onBack: (to: FormPart) => void;
  partC: ReactNode;
  /** Content above the first part. */
  intro: ReactNode;
  /** The notice that what is typed is not saved. */
  unsaved: ReactNode;
  /** When the draft was last saved, in words. */
  saved: string | undefined;
  cancel: ReactNode;
}

/** One part of a new claim at a time, with Back and Continue, for narrow screens (CLAIM-50). */
export function ClaimSteps(props: ClaimStepsProps) {
  const { part, isFromCheck, takesFocus, onBack, partC, intro, unsaved, saved, cancel } = props;
  const { isSubmitting } = useFormikContext();
  const at = FORM_PARTS.indexOf(part);
  const before = FORM_PARTS[at - 1];
  const { title, of, group } = formPart(part);
  return (
    <Stack gap="wide">
      {at === 0 && intro && <div>{intro}</div>}
      <StepHeading key={part} number={at + 1} of={of} takesFocus={takesFocus}>
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
      {unsaved}
      <div>
        <Inline>
          <Button type="submit" look="primary" pending={isSubmitting}>
            {part === LAST_PART || isFromCheck ? t('Check your answers') : t('Continue')}
          </Button>
          {before && !isFromCheck && <Button onClick={() => onBack(before)}>{t('Back')}</Button>}
          {cancel}
        </Inline>
        {saved && <Caption>{saved}</Caption>}
      </div>
    </Stack>
  );
}
