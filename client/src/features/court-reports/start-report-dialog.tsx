import { countOf } from '@rules/count-of.js';
import { membersNotifiedSchema } from '@rules/court-report/members-notified-schema.js';
import { t } from '@rules/text.js';
import { TextField } from '../../components/form/text-field';
import { Stack } from '../../components/page/layout';
import { FormDialog } from '../../domain/draft/form-dialog';
import { useStartCourtReportMutation } from '../../generated/graphql';
import { failedFormText } from '../../lib/error-message';

interface StartReportDialogProps {
  /** Called with the id of the report. */
  onStarted: (id: string) => void;
  onClose: () => void;
}

/** Asks for the one figure that the portal cannot count, and has a report made (COURT-1). */
export function StartReportDialog({ onStarted, onClose }: StartReportDialogProps) {
  const [start] = useStartCourtReportMutation({ refetchQueries: ['CourtReports'] });
  const submit = async ({ membersNotified }: { membersNotified: string }) => {
    const digits = membersNotified.replaceAll(/[\s,]/g, '');
    const { data } = await start({
      variables: { membersNotified: countOf(digits) ?? null },
    });
    if (data) onStarted(data.startCourtReport.id);
  };
  return (
    <FormDialog
      title={t('Make a report')}
      action={t('Make the report')}
      initialValues={{ membersNotified: '' }}
      schema={membersNotifiedSchema}
      onSubmit={submit}
      failure={failedFormText}
      onClose={onClose}
    >
      <Stack>
        <p>
          {t(
            'The report has all figures as of the moment at which it is made, and never changes. Making one changes nothing else.',
          )}
        </p>
        <TextField
          name="membersNotified"
          label={t('Group members notified')}
          hint={t(
            'How many people were notified of the settlement, by e-mail, post or otherwise. The claims rate is a share of this number; leave it empty if it is not known.',
          )}
          inputMode="numeric"
        />
      </Stack>
    </FormDialog>
  );
}
