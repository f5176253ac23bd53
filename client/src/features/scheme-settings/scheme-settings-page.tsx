import { t } from '@rules/text.js';
import { ErrorState } from '../../components/feedback/states';
import { Notice } from '../../components/feedback/notice';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { ABOVE } from '../../domain/office-crumbs';
import { PageHeading } from '../../domain/scheme/page-heading';
import { useSchemeSettingsQuery } from '../../generated/graphql';
import { SettingsSection } from './settings-section';

/** Every setting of the scheme and the file it comes from, read-only; settings are changed in the file. */
export function SchemeSettingsPage() {
  const { data, error, refetch } = useSchemeSettingsQuery();
  const given = data?.schemeSettings;
  const sections = [...new Set(given?.settings.map(({ section }) => section))];
  return (
    <Page width="claim">
      <PageHeading above={ABOVE.list}>{t('Scheme settings')}</PageHeading>
      {given ? (
        <Stack gap="wide">
          <Notice tone="plain" title={given.file ?? t('Prorata’s default settings')}>
            {given.file
              ? t('The settings come from this file. To change them, edit the file and restart the server.')
              : t(
                  'The variable SCHEME_FILE is not set. To run your own scheme, write a settings file and name it there.',
                )}
          </Notice>
          {sections.map((section) => (
            <SettingsSection
              key={section}
              title={section}
              settings={given.settings.filter((setting) => setting.section === section)}
            />
          ))}
        </Stack>
      ) : error ? (
        <ErrorState
          message={t('The settings could not be loaded.')}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonLines count={8} />
      )}
    </Page>
  );
}
