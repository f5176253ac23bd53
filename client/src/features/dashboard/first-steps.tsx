import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { TextLink } from '../../components/actions/text-link';
import { EmptyState } from '../../components/feedback/states';
import { Card, Muted, Stack, SubsectionTitle } from '../../components/page/layout';
import { paths } from '../../domain/paths';
import { usePermission } from '../../domain/session/use-permission';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';

const Steps = chakra('ol', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', listStyleType: 'decimal', ps: '6' },
});

function Step({ to, name, children }: { to: string; name: string; children: ReactNode }) {
  return (
    <li>
      <TextLink to={to}>{name}</TextLink>
      <Muted>{children}</Muted>
    </li>
  );
}

/** The home of a scheme without submissions: the three things to do first, for those who may do them (LIST-19). */
export function FirstSteps() {
  const mayImport = usePermission(Permission.ImportsRun);
  if (!mayImport) {
    return (
      <EmptyState title={t('No submissions yet')}>
        {t('The figures of the scheme are shown here as soon as an administrator has imported its records.')}
      </EmptyState>
    );
  }
  return (
    <Card aria-labelledby="first-steps">
      <Stack>
        <SubsectionTitle as="h2" id="first-steps">
          {t('First steps')}
        </SubsectionTitle>
        <Steps>
          <Step to={paths.schemeSettings} name={t('Check the settings')}>
            {t('The titles, dates and links that members read.')}
          </Step>
          <Step to={paths.submissionsNew} name={t('Import the submissions')}>
            {t(
              'A CSV or Excel file with one row for each submission. It can be checked before anything is changed.',
            )}
          </Step>
          <Step to={paths.submissionsNew} name={t('Import the trade data')}>
            {t('A file with one row for each trade, found by SID, after the submissions.')}
          </Step>
        </Steps>
      </Stack>
    </Card>
  );
}
