import { useFormikContext } from 'formik';
import { TAX_CLASSES } from '@rules/distribution/distribution-plan.js';
import { t } from '@rules/text.js';
import { FieldGroup } from '../../components/form/field-group';
import { SelectField } from '../../components/form/select-field';
import { TextField } from '../../components/form/text-field';
import { Muted, Stack, SubsectionTitle } from '../../components/page/layout';
import { ratedClassText } from './distribution-text';
import type { DistributionValues } from './distribution-values';

const BASES: readonly (readonly [string, string])[] = [
  ['NONE', t('No tax is withheld')],
  ['INTEREST', t('From the interest in a payment')],
  ['TOTAL', t('From the whole payment')],
];

const ROUNDINGS: readonly (readonly [string, string])[] = [
  ['CENT', t('To cents')],
  ['WHOLE_DOLLAR_DOWN', t('Down to whole dollars')],
];

/** The tax that a copy tries to withhold, by tax class (TAX-5). */
export function WithholdingFields() {
  const { values } = useFormikContext<DistributionValues>();
  const base = values.plan?.withholding.base;
  return (
    <Stack>
      <div>
        <SubsectionTitle>{t('Tax withheld')}</SubsectionTitle>
        <Muted>
          {t('A class without a percentage has no rate: nothing can be shared while a paid claim is of it.')}
        </Muted>
      </div>
      <FieldGroup dense>
        <SelectField name="plan.withholding.base" label={t('Tax is withheld')} options={BASES} />
      </FieldGroup>
      {base !== 'NONE' &&
        TAX_CLASSES.map((name) => (
          <FieldGroup key={name} dense>
            <TextField
              name={`plan.withholding.percents.${name}`}
              label={t('{taxClass}, in percent', { taxClass: ratedClassText(name) })}
              inputMode="decimal"
            />
            <SelectField
              name={`plan.withholding.roundings.${name}`}
              label={t('{taxClass}, rounding', { taxClass: ratedClassText(name) })}
              options={ROUNDINGS}
            />
          </FieldGroup>
        ))}
    </Stack>
  );
}
