import { BANK_FILE_FORMATS, bankProfileSchema } from '@rules/bank-profile-schema.js';
import { t } from '@rules/text.js';
import { useFormikContext } from 'formik';
import { CheckboxField } from '../../components/form/checkbox-field';
import { RadioField } from '../../components/form/radio-field';
import { TextField } from '../../components/form/text-field';
import { Stack } from '../../components/page/layout';
import { showToast } from '../../components/toast/toast-store';
import { FormDialog } from '../../domain/draft/form-dialog';
import {
  useSaveBankProfileMutation,
  type BankProfileDetailsFragment,
  type BankFileFormat,
  type BankProfileInput,
} from '../../generated/graphql';
import { failedFormText } from '../../lib/error-message';
import { FORMATS } from './payment-text';

interface BankProfileDialogProps {
  /** Null for a new one. */
  profile: BankProfileDetailsFragment | null;
  onClose: () => void;
}

const NEW: BankProfileInput = {
  ...{ format: 'ABA', initiator: '', initiatorId: '', debtor: '' },
  ...{ name: '', institution: '', userName: '', userId: '', description: '' },
  ...{ traceBsb: '', traceAccount: '', remitter: '', balanced: false },
  ...{ maxTotal: '', maxRows: '', longTitles: 'REFUSE' },
};

const LONG_TITLES = [
  ['REFUSE', t('Hold the payment')],
  ['CUT', t('Cut the name')],
] as const;

function valuesOf(profile: BankProfileDetailsFragment): BankProfileInput {
  return Object.fromEntries(
    Object.keys(NEW).map((key) => [key, profile[key as keyof BankProfileInput]]),
  ) as BankProfileInput;
}

/** The form of a bank profile. What is typed is not kept anywhere (PAY-1). */
export function BankProfileDialog({ profile, onClose }: BankProfileDialogProps) {
  const [save] = useSaveBankProfileMutation({ refetchQueries: ['BankProfiles'] });
  const submit = async (input: BankProfileInput) => {
    const { data } = await save({ variables: { id: profile?.id, version: profile?.version, input } });
    if (!data) return;
    showToast('success', t('The bank profile {name} has been saved.', { name: data.saveBankProfile.name }));
    onClose();
  };
  return (
    <FormDialog<BankProfileInput>
      title={profile ? t('Change the bank profile {name}', { name: profile.name }) : t('New bank profile')}
      action={t('Save')}
      initialValues={profile ? valuesOf(profile) : NEW}
      schema={bankProfileSchema}
      onSubmit={submit}
      failure={failedFormText}
      onClose={onClose}
    >
      <Stack>
        {profile && (
          <p>{t('Runs that were prepared with it and are not written yet have to be prepared again.')}</p>
        )}
        <TextField name="name" label={t('Name in the office')} />
        <RadioField
          name="format"
          label={t('Format of the files')}
          hint={t('As agreed with the bank. Accounts abroad are paid by pain.001 alone.')}
          options={BANK_FILE_FORMATS.map((format) => [format, FORMATS[format]] as const)}
        />
        <TextField name="traceBsb" label={t('BSB that pays')} hint={t('Six digits, such as 032-001.')} />
        <TextField name="traceAccount" label={t('Account that pays')} />
        <FormatFields />
        <TextField
          name="maxTotal"
          label={t('Most dollars in a file')}
          hint={t('Empty: what the format allows.')}
        />
        <TextField
          name="maxRows"
          label={t('Most payments in a file')}
          hint={t('Empty: what the format allows.')}
        />
      </Stack>
    </FormDialog>
  );
}

/** What one format needs and the other does not (PAY-1). */
function FormatFields() {
  const format: BankFileFormat | undefined = useFormikContext<BankProfileInput>().values.format;
  return format === 'ABA' ? <DirectEntryFields /> : <PainFields />;
}

function DirectEntryFields() {
  return (
    <>
      <TextField name="institution" label={t('Bank')} hint={t('Three letters, such as WBC.')} />
      <TextField
        name="userName"
        label={t('User name')}
        hint={t('As agreed with the bank, up to 26 characters.')}
      />
      <TextField name="userId" label={t('User id')} hint={t('Up to six digits.')} />
      <TextField
        name="description"
        label={t('Description')}
        hint={t('What the files are for, up to 12 characters.')}
      />
      <TextField
        name="remitter"
        label={t('Remitter')}
        hint={t('What claimants see on their statement, up to 16 characters.')}
      />
      <CheckboxField
        name="balanced"
        label={t('The file also debits its sum')}
        hint={t('Banks call this a balanced file. Ask yours.')}
      />
      <RadioField
        name="longTitles"
        label={t('When an account name has more than 32 characters')}
        options={LONG_TITLES}
      />
    </>
  );
}

function PainFields() {
  return (
    <>
      <TextField
        name="debtor"
        label={t('Name of the account that pays')}
        hint={t('As the bank has it, up to 70 characters.')}
      />
      <TextField
        name="initiator"
        label={t('Sender')}
        hint={t('Who sends the files, as agreed with the bank, up to 70 characters.')}
      />
      <TextField
        name="initiatorId"
        label={t('Number of the sender')}
        hint={t('Empty where the bank gives none.')}
      />
    </>
  );
}
