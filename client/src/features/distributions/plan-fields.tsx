import { useFormikContext } from 'formik';
import { t } from '@rules/text.js';
import { CheckboxField } from '../../components/form/checkbox-field';
import { FieldGroup } from '../../components/form/field-group';
import { SelectField } from '../../components/form/select-field';
import { TextField } from '../../components/form/text-field';
import { Muted, SectionTitle, Stack } from '../../components/page/layout';
import type { DistributionValues } from './distribution-values';
import { WithholdingFields } from './withholding-fields';

const TREATMENTS: readonly (readonly [string, string])[] = [
  ['PAY', t('No minimum: everything is paid')],
  ['DROP', t('Nothing is paid below it')],
  ['ROUND_UP', t('Payments below it are raised to it')],
];

const SEQUENCES: readonly (readonly [string, string])[] = [
  ['ALL_AT_ONCE', t('All below it at once, then look again')],
  ['SMALLEST_FIRST', t('The smallest loss first, then look again')],
];

/** The rules that a copy tries instead of those of its run (DIST-8). */
export function PlanFields() {
  const { values, errors } = useFormikContext<DistributionValues>();
  const { plan } = values;
  if (!plan) return null;
  const together = (errors.plan as Record<string, string> | undefined)?.['neverAboveLoss'];
  return (
    <section aria-labelledby="plan-title">
      <Stack>
        <div>
          <SectionTitle id="plan-title">{t('Rules to try')}</SectionTitle>
          <Muted>
            {t(
              'Only copies may depart from the approved rules. What a copy shows must be reported to the court before it can be done.',
            )}
          </Muted>
        </div>
        <FieldGroup dense>
          <SelectField name="plan.treatment" label={t('Minimum payment')} options={TREATMENTS} />
          {plan.treatment !== 'PAY' && (
            <TextField name="plan.amount" label={t('Amount of the minimum')} inputMode="decimal" />
          )}
          {plan.treatment === 'DROP' && (
            <SelectField name="plan.sequence" label={t('Who falls below it')} options={SEQUENCES} />
          )}
        </FieldGroup>
        <CheckboxField
          name="plan.neverAboveLoss"
          label={t('Nobody is paid more than the recognised loss')}
          hint={together}
        />
        <WithholdingFields />
      </Stack>
    </section>
  );
}
