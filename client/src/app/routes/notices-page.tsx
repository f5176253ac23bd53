import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/actions/button';
import { Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { ABOVE } from '../../domain/office-crumbs';
import { PageHeading } from '../../domain/scheme/page-heading';
import { NoticePicker } from '../../features/imports/notice-picker';
import { NoticeBatch } from '../../features/notices/batch/notice-batch';
import { useNoticeBatch } from '../../features/notices/batch/use-notice-batch';
import { NoticeLinkDialog, type NoticeLinkValues } from '../../features/notices/notice-link-dialog';
import { NoticeList } from '../../features/notices/notice-list';
import { NoticeSearch } from '../../features/notices/notice-search';
import { paths } from '../../domain/paths';
import { useTypedBefore } from '../../domain/draft/use-kept-typing';
import { useScheme } from '../../domain/scheme/use-scheme';
import { useSearchParam } from '../../lib/use-search-param';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { Allowed } from '../../domain/session/allowed';

/** The page of assessment notices: upload, link, find, delete. */
export function NoticesPage() {
  const { scheme } = useScheme();
  const navigate = useNavigate();
  const batch = useNoticeBatch();
  const [search, setSearch] = useSearchParam();
  const [adding, setAdding] = useState<{ typed?: Partial<NoticeLinkValues> }>();
  useTypedBefore<Partial<NoticeLinkValues>>('notice-link', ({ values }) => setAdding({ typed: values }));
  return (
    <Page width="window">
      <PageHeading
        above={ABOVE.list}
        actions={
          <Allowed permission={Permission.NoticesPublish}>
            <Button disabled={!scheme} onClick={() => setAdding({})}>
              {t('Add a link')}
            </Button>
          </Allowed>
        }
      >
        {t('Notices')}
      </PageHeading>
      <Stack gap="wide">
        <Allowed permission={Permission.NoticesPublish}>
          <NoticePicker
            onStarted={(importId) => void navigate(paths.importRun(importId))}
            onPdf={batch.add}
          />
          <NoticeBatch batch={batch} />
        </Allowed>
        <NoticeSearch search={search} onSearch={setSearch} />
        <NoticeList search={search} />
      </Stack>
      {adding && scheme && (
        <NoticeLinkDialog
          usualName={scheme.assessmentName}
          typed={adding.typed}
          onClose={() => setAdding(undefined)}
        />
      )}
    </Page>
  );
}
