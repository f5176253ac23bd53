import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/actions/button';
import { Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { PageHeading } from '../../components/page/page-heading';
import { NoticePicker } from '../../features/imports/notice-picker';
import { NoticeLinkDialog } from '../../features/notices/notice-link-dialog';
import { NoticeList } from '../../features/notices/notice-list';
import { NoticeSearch } from '../../features/notices/notice-search';
import { paths } from '../../lib/paths';
import { useScheme } from '../../lib/use-scheme';
import { useSearchParam } from '../../lib/use-search-param';

/** Assessment notices: upload, link, find, delete. */
export function NoticesPage() {
  const { scheme } = useScheme();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParam();
  const [adding, setAdding] = useState(false);
  return (
    <Page width="window">
      <PageHeading
        actions={
          <Button disabled={!scheme} onClick={() => setAdding(true)}>
            Add a link
          </Button>
        }
      >
        Assessment notices
      </PageHeading>
      <Stack gap="wide">
        <NoticePicker onStarted={(importId) => void navigate(paths.importRun(importId))} />
        <NoticeSearch search={search} onSearch={setSearch} />
        <NoticeList search={search} />
      </Stack>
      {adding && scheme && (
        <NoticeLinkDialog usualName={scheme.assessmentName} onClose={() => setAdding(false)} />
      )}
    </Page>
  );
}
