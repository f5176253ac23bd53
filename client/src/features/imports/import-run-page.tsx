import { useParams } from 'react-router';
import { t } from '@rules/text.js';
import { Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { ABOVE } from '../../domain/office-crumbs';
import { PageHeading } from '../../domain/scheme/page-heading';
import { ImportRunPanel } from './import-run-panel';

/** The report of one import run. */
export function ImportRunPage() {
  const { importId = '' } = useParams();
  return (
    <Page width="claim">
      <PageHeading above={ABOVE.importRun}>{t('Import run')}</PageHeading>
      <Stack gap="wide">
        <ImportRunPanel id={importId} />
      </Stack>
    </Page>
  );
}
