import { t } from '@rules/text.js';
import { ConfirmButton } from '../../components/dialog/confirm-button';
import { type ExportRunRowFragment, useCancelExportMutation } from '../../generated/graphql';
import { describeExport } from './export-text';

/** Cancel, after a question that names the export. */
export function CancelExportButton({ run }: { run: ExportRunRowFragment }) {
  const [cancelExport, { loading }] = useCancelExportMutation();
  const name = describeExport(run);
  return (
    <ConfirmButton
      label={t('Cancel')}
      rowLabel={t('Cancel the export {name}', { name })}
      pending={loading}
      title={t('Cancel this export?')}
      keep={t('Keep exporting')}
      confirm={t('Cancel export')}
      onConfirm={() => cancelExport({ variables: { id: run.id } })}
      shownBy={['ExportRunList']}
    >
      {t('{name} will not be written. You can export again at any time.', { name })}
    </ConfirmButton>
  );
}
