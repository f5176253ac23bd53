import { useLocation } from 'react-router';
import { Tab, TabBar } from '../../components/page/tabs';
import { paths } from '../../domain/paths';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { Allowed } from '../../domain/session/allowed';

/** The tabs of the office (SCREEN-12) that the user's role may open. */
export function AdminTabs() {
  const { pathname } = useLocation();
  const isClaim = pathname.startsWith(paths.submissionView(''));
  return (
    <TabBar aria-label={t('Administration')}>
      <Tab to={paths.admin} end>
        {t('HOME')}
      </Tab>
      <Tab to={paths.submissionsOld}>{t('SUBMISSIONS OLD')}</Tab>
      <Tab to={paths.submissionsNew} data-within={isClaim || undefined}>
        {t('SUBMISSIONS NEW')}
      </Tab>
      <Allowed permission={Permission.UsersRead}>
        <Tab to={paths.manageUsers}>{t('USERS')}</Tab>
      </Allowed>
    </TabBar>
  );
}
