import { exemptionText, TAX_EXEMPTION_GROUNDS } from '@rules/distribution/tax-exemption.js';
import { reasonSchema } from '@rules/reason-schema.js';
import { t } from '@rules/text.js';
import { SelectField } from '../../components/form/select-field';
import { TextAreaField } from '../../components/form/text-area-field';
import { BulletList, Caption, Stack, SubsectionTitle } from '../../components/page/layout';
import { showToast } from '../../components/toast/toast-store';
import { FormDialog } from '../../domain/draft/form-dialog';
import {
  useDecideTaxExemptionMutation,
  useTaxExemptionsQuery,
  type TaxExemptionGround,
  type TaxExemptionShownFragment,
} from '../../generated/graphql';
import { formatMomentAt } from '../../lib/dates';
import { failedFormText } from '../../lib/error-message';

/** The choice that takes an exemption back. */
const NONE = '';

const GROUNDS: readonly (readonly [string, string])[] = [
  [NONE, t('is not exempt')],
  ...TAX_EXEMPTION_GROUNDS.map((ground) => [ground, exemptionText(ground)] as const),
];

interface ExemptionValues {
  ground: TaxExemptionGround | typeof NONE;
  reason: string;
}

interface ExemptionDialogProps {
  submissionId: string;
  /** The exemption in force. */
  exemption: TaxExemptionGround | null;
  /** The scheme's. */
  timeZone: string;
  onClose: () => void;
}

/** Exempts the owner of a claim from quoting a tax file number, or takes that back; shows what was decided (TAX-8). */
export function ExemptionDialog({ submissionId, exemption, timeZone, onClose }: ExemptionDialogProps) {
  const { data } = useTaxExemptionsQuery({ variables: { submissionId }, fetchPolicy: 'cache-and-network' });
  const [decide] = useDecideTaxExemptionMutation({
    refetchQueries: ['ClaimParts'],
    awaitRefetchQueries: true,
  });
  const submit = async ({ ground, reason }: ExemptionValues) => {
    const variables = { submissionId, ground: ground === NONE ? null : ground, reason };
    if (!(await decide({ variables })).data) return;
    showToast('success', t('The exemption was saved.'));
    onClose();
  };
  const decisions = data?.taxExemptions ?? [];
  const initialValues: ExemptionValues = { ground: exemption ?? NONE, reason: '' };
  return (
    <FormDialog
      name={`tax-exemption-${submissionId}`}
      title={t('Exemption from quoting a tax file number')}
      action={t('Save')}
      initialValues={initialValues}
      schema={reasonSchema}
      onSubmit={submit}
      failure={failedFormText}
      onClose={onClose}
    >
      <Stack>
        <p>
          {t(
            'Someone who is exempt is taxed as if a number had been quoted. A distribution that was computed before keeps its lines.',
          )}
        </p>
        <SelectField name="ground" label={t('The owner')} options={GROUNDS} />
        <TextAreaField
          name="reason"
          label={t('Reason')}
          hint={t('What shows it, such as a letter and its date. The member does not read it.')}
        />
        {decisions.length > 0 && (
          <Stack gap="tight">
            <SubsectionTitle>{t('Decided before')}</SubsectionTitle>
            <BulletList>
              {decisions.map((decision) => (
                <li key={decision.id}>
                  {decidedText(decision)}
                  <Caption>
                    {t('{maker}, {at}', {
                      maker: decision.maker,
                      at: formatMomentAt(decision.madeAt, timeZone),
                    })}
                  </Caption>
                </li>
              ))}
            </BulletList>
          </Stack>
        )}
      </Stack>
    </FormDialog>
  );
}

function decidedText({ ground, reason }: TaxExemptionShownFragment): string {
  return ground === null
    ? t('Not exempt: {reason}', { reason })
    : t('Exempt ({ground}): {reason}', { ground: exemptionText(ground), reason });
}
