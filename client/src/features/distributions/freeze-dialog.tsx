import { t } from '@rules/text.js';
import { boolean, object } from 'yup';
import { CheckboxField } from '../../components/form/checkbox-field';
import { Stack } from '../../components/page/layout';
import { FormDialog } from '../../domain/draft/form-dialog';
import { watchJob } from '../../domain/jobs/watched-jobs';
import { useFreezeDistributionMutation, type DistributionDetailsFragment } from '../../generated/graphql';
import { failedFormText } from '../../lib/error-message';

const SCHEMA = object({ publishLines: boolean().required() });
const NOT_PUBLISHED = { publishLines: false };

interface FreezeDialogProps {
  distribution: DistributionDetailsFragment;
  onClose: () => void;
}

/** Has a computed distribution frozen, and asks whether its lines are published (FREEZE-1, FREEZE-7). */
export function FreezeDialog({ distribution: { id, number, version }, onClose }: FreezeDialogProps) {
  const [freeze] = useFreezeDistributionMutation({ refetchQueries: ['Distributions'] });
  const submit = async ({ publishLines }: typeof NOT_PUBLISHED) => {
    const { data } = await freeze({ variables: { id, version, publishLines } });
    if (!data) return;
    watchJob(id);
    onClose();
  };
  return (
    <FormDialog
      title={t('Freeze distribution {number}?', { number })}
      action={t('Freeze')}
      initialValues={NOT_PUBLISHED}
      schema={SCHEMA}
      onSubmit={submit}
      failure={failedFormText}
      onClose={onClose}
      forgetsTyped
    >
      <Stack>
        <p>
          {t(
            'No line of it can be changed after that, by anybody. Each line gets a secret number, and all lines together one seal, so that everybody can check their own line later.',
          )}
        </p>
        <p>{t('Another person has to approve it before it is published. It can still be withdrawn.')}</p>
        <CheckboxField
          name="publishLines"
          label={t('Publish the lines too, without names')}
          hint={t(
            'Everybody can then repeat the whole sharing: each line shows loss, principal, interest and state. The person who approves it confirms this choice.',
          )}
        />
      </Stack>
    </FormDialog>
  );
}
