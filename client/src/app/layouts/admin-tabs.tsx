import { chakra } from '@chakra-ui/react/styled-system';
import { useLocation } from 'react-router';
import { PlaceLink } from '../../components/actions/route-link';
import { paths } from '../../domain/paths';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { Allowed } from '../../domain/session/allowed';

const Bar = chakra('nav', {
  base: { display: 'flex', flexWrap: { base: 'wrap', md: 'nowrap' }, columnGap: '1' },
});
const Tab = chakra(PlaceLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    // With large text on a phone each tab has its own line, high enough to tap.
    minHeight: { base: '7', sm: '11' },
    px: 'gutter.small',
    mb: '-1px',
    textStyle: 'overline',
    letterSpacing: '0.03em',
    color: 'muted',
    textDecoration: 'none',
    whiteSpace: { md: 'nowrap' },
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    _hover: { color: 'ink' },
    _focusVisible: { outlineOffset: '-3px' },
    _currentPage: { color: 'accent', borderColor: 'accent' },
    '&[data-within]': { borderColor: 'accent' },
  },
});

/** The tabs of the office (SCREEN-12) that the user's role may open. */
export function AdminTabs() {
  const { pathname } = useLocation();
  const isClaim = pathname.startsWith(paths.submissionView(''));
  return (
    <Bar aria-label={t('Administration')}>
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
    </Bar>
  );
}
