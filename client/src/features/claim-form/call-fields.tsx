import { CALLER_RELATIONS, IDENTITY_CHECKS } from '@rules/phone-call-answers.js';
import { t } from '@rules/text.js';
import { ChecksField } from '../../components/form/checks-field';
import { FieldGroup } from '../../components/form/field-group';
import { SelectField } from '../../components/form/select-field';
import { TextAreaField } from '../../components/form/text-area-field';
import { DayField } from '../../components/form/day-field';
import { TextField } from '../../components/form/text-field';
import { formLabels } from './form-labels';

const field = (name: string) => ({ name: `call.${name}`, label: formLabels[`call.${name}`]! });

/** Who calls, when, and how the operator knows that it is them (PHONE-2). */
export function CallFields({ today }: { today: string }) {
  return (
    <FieldGroup>
      <TextField {...field('caller')} autoComplete="off" maxWidth="field.long" />
      <SelectField
        {...field('relation')}
        options={[['', t('--SELECT--')], ...Object.entries(CALLER_RELATIONS)]}
        maxWidth="field.long"
        aria-required
      />
      <DayField {...field('day')} max={today} />
      <TextField {...field('time')} type="time" maxWidth="field.short" />
      <ChecksField
        {...field('checks')}
        hint={t(
          'Choose each check that was right, at least two. Do not say what we have on record: let the caller say it.',
        )}
        options={Object.entries(IDENTITY_CHECKS)}
      />
      <TextAreaField
        {...field('note')}
        label={t('{label} (optional)', { label: formLabels['call.note'] ?? '' })}
        hint={t('Only the office reads it.')}
        rows={2}
        maxWidth="field.long"
        aria-required={false}
      />
    </FieldGroup>
  );
}
