import { useState } from 'react';
import { t } from '@rules/text.js';
import { Checkbox } from '../../components/form/checkbox';
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
  const [named, setNamed] = useState(false);
  const { data, error, refetch } = useSchemeSettingsQuery();
  const given = data?.schemeSettings;
  const sections = [...new Set(given?.settings.map(({ section }) => section))];
  return (
    <Page width="claim">
      <PageHeading above={ABOVE.list}>{t('Settings')}</PageHeading>
      {given ? (
        <Stack gap="wide">
          <Notice tone="plain" title={given.file ?? t('Prorata’s default settings')}>
            {given.file
              ? t('The settings come from this file. To change them, edit the file and restart the server.')
              : t(
                  'The variable SCHEME_FILE is not set. To run your own scheme, write a settings file and name it there.',
                )}
          </Notice>
          <Checkbox
            label={t('Show the names that the settings have in the file')}
            checked={named}
            onChange={setNamed}
          />
          {sections.map((section) => (
            <SettingsSection
              key={section}
              title={section}
              named={named}
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
