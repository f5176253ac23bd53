import { paymentRunSchema } from '@rules/payment-run-schema.js';
import { t } from '@rules/text.js';
import { TextLink } from '../../components/actions/text-link';
import { Dialog, DialogBody, DialogCancel } from '../../components/dialog/dialog';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { ErrorState } from '../../components/feedback/states';
import { DayField } from '../../components/form/day-field';
import { SelectField } from '../../components/form/select-field';
import { Stack } from '../../components/page/layout';
import { FormDialog } from '../../domain/draft/form-dialog';
import { watchJob } from '../../domain/jobs/watched-jobs';
import { paths } from '../../domain/paths';
import { usePreparePaymentRunMutation, usePreparePaymentsQuery } from '../../generated/graphql';
import { failedFormText } from '../../lib/error-message';

interface PrepareDialogProps {
  /** Called with the id of the run; the dialog would hold up whoever leaves the page itself. */
  onPrepared: (id: string) => void;
  onClose: () => void;
}

/** Asks for what a payment run is made of, and has it prepared (PAY-2). */
export function PrepareDialog({ onPrepared, onClose }: PrepareDialogProps) {
  const { data, error, refetch } = usePreparePaymentsQuery({ fetchPolicy: 'network-only' });
  const [prepare] = usePreparePaymentRunMutation({ refetchQueries: ['PaymentRuns'] });
  const published = data?.distributions.filter(({ state }) => state === 'PUBLISHED') ?? [];
  const profiles = data?.bankProfiles ?? [];
  const [distribution] = published;
  const [profile] = profiles;
  if (!data || !distribution || !profile)
    return (
      <Dialog
        open
        title={t('Prepare payments')}
        onClose={onClose}
        footer={<DialogCancel>{t('Close')}</DialogCancel>}
      >
        <DialogBody>
          {error ? (
            <ErrorState
              message={t('This could not be loaded.')}
              error={error}
              onRetry={() => void refetch()}
            />
          ) : !data ? (
            <SkeletonLines count={4} />
          ) : (
            <Stack>
              {!distribution && (
                <p>
                  {t('No distribution is published. Only a published one is paid.')}{' '}
                  <TextLink to={paths.distributions}>{t('All distributions')}</TextLink>
                </p>
              )}
              {!profile && (
                <p>
                  {t('There is no bank profile yet. It says from which account the bank pays.')}{' '}
                  <TextLink to={paths.bankProfiles}>{t('Bank profiles')}</TextLink>
                </p>
              )}
            </Stack>
          )}
        </DialogBody>
      </Dialog>
    );
  const submit = async (values: { distributionId: string; profileId: string; day: string }) => {
    const { data: done } = await prepare({ variables: values });
    if (!done) return;
    watchJob(done.preparePayments.id);
    onPrepared(done.preparePayments.id);
  };
  return (
    <FormDialog
      title={t('Prepare payments')}
      action={t('Prepare')}
      initialValues={{ distributionId: distribution.id, profileId: profile.id, day: '' }}
      schema={paymentRunSchema}
      onSubmit={submit}
      failure={failedFormText}
      onClose={onClose}
    >
      <Stack>
        <p>{t('Nobody is paid yet: you see first which payments are ready, and which are held and why.')}</p>
        <SelectField
          name="distributionId"
          label={t('Distribution')}
          options={published.map(({ id, number, name }) => [id, t('{number}: {name}', { number, name })])}
        />
        <SelectField
          name="profileId"
          label={t('Bank profile')}
          options={profiles.map(({ id, name }) => [id, name])}
        />
        <DayField name="day" label={t('Payment day')} hint={t('The day on which the bank pays.')} />
      </Stack>
    </FormDialog>
  );
}
