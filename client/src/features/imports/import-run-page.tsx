import { useParams } from 'react-router';
import { TextLink } from '../../components/actions/text-link';
import { Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { PageHeading } from '../../domain/scheme/page-heading';
import { paths } from '../../domain/paths';
import { ImportRunPanel } from './import-run-panel';

/** The report of one import run. */
export function ImportRunPage() {
  const { importId = '' } = useParams();
  return (
    <Page width="claim">
      <PageHeading>Import run</PageHeading>
      <Stack gap="wide">
        <ImportRunPanel id={importId} />
        <TextLink to={paths.imports}>All import runs</TextLink>
      </Stack>
    </Page>
  );
}
