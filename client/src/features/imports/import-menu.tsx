import { PanelButton } from '../../components/actions/panel-button';
import { LinkButton, TextLink } from '../../components/actions/text-link';
import { Caption, Stack } from '../../components/page/layout';
import { showToast } from '../../components/toast/toast-store';
import { saveCsv } from '../../domain/api/save-file';
import { paths } from '../../domain/paths';
import { Allowed } from '../../domain/session/allowed';
import { Permission } from '@rules/permissions.js';
import { importKinds, type TableKindInfo } from './import-kinds';
import { ACCEPTED } from './use-import-pickers';

async function download({ templateUrl, templateName }: TableKindInfo) {
  try {
    await saveCsv(templateUrl, templateName);
  } catch (error) {
    showToast('error', error instanceof Error ? error.message : 'Something went wrong.');
  }
}

/** What belongs to imports besides the pickers: the accepted files, their templates, and the runs. */
export function ImportMenu({ kinds = importKinds }: { kinds?: readonly TableKindInfo[] }) {
  return (
    <PanelButton label="Import">
      {() => (
        <Stack gap="tight" alignItems="flex-start">
          <Allowed permission={Permission.ImportsRun}>
            <Caption>{ACCEPTED}</Caption>
            {kinds.map((info) => (
              <LinkButton key={info.kind} onClick={() => void download(info)}>
                Download template for {info.label}
              </LinkButton>
            ))}
          </Allowed>
          <TextLink to={paths.imports}>Import runs</TextLink>
        </Stack>
      )}
    </PanelButton>
  );
}
