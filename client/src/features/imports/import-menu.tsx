import { PanelButton } from '../../components/actions/panel-button';
import { LinkButton, TextLink } from '../../components/actions/text-link';
import { Caption, Stack } from '../../components/page/layout';
import { showToast } from '../../components/toast/toast-store';
import { saveCsv } from '../../domain/api/save-file';
import { paths } from '../../domain/paths';
import { Allowed } from '../../domain/session/allowed';
import { ReadableError } from '../../lib/readable-error';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { importKinds, type TableKindInfo } from './import-kinds';
import { ACCEPTED } from './use-import-pickers';

async function download({ templateUrl, templateName }: TableKindInfo) {
  try {
    await saveCsv(templateUrl, templateName);
  } catch (error) {
    showToast('error', error instanceof ReadableError ? error.message : t('Something went wrong.'));
  }
}

/** What belongs to imports besides the pickers: the accepted files, their templates, and the runs. */
export function ImportMenu({ kinds = importKinds }: { kinds?: readonly TableKindInfo[] }) {
  return (
    <PanelButton label={t('Import')}>
      {() => (
        <Stack gap="tight" alignItems="flex-start">
          <Allowed permission={Permission.ImportsRun}>
            <Caption>{ACCEPTED}</Caption>
            {kinds.map((info) => (
              <LinkButton key={info.kind} onClick={() => void download(info)}>
                {t('Download template for {label}', { label: info.label })}
              </LinkButton>
            ))}
          </Allowed>
          <TextLink to={paths.imports}>{t('Import runs')}</TextLink>
        </Stack>
      )}
    </PanelButton>
  );
}
