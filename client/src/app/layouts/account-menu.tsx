import { chakra } from '@chakra-ui/react/styled-system';
import { useNavigate } from 'react-router';
import { EmailText } from '../../components/table/email-text';
import { MenuButton } from '../../components/actions/menu-button';
import { knowsPasskeys } from '../../features/passkeys/device';
import { showTourStep } from '../../features/tour/tour-store';
import { paths } from '../../domain/paths';
import { useLogout } from '../../domain/session/use-logout';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { usePermission } from '../../domain/session/use-permission';

/** Never narrower than what the address breaks into; on a phone it then goes below the logo. */
const Place = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'flex-end',
    minWidth: { base: '0', md: 'min-content' },
    mdDown: { flex: '1 1 9rem' },
  },
});
/** All of it, where the room is narrow with the name above the mail server. */
const Email = chakra('span', {
  base: {
    overflowWrap: { base: 'anywhere', md: 'break-word' },
    whiteSpace: 'normal',
    textAlign: 'start',
    maxWidth: { md: '10rem', xl: '15rem' },
  },
});

interface AccountMenuProps {
  email: string;
  /** Shows what the keys do, for those who have keys. */
  onKeys?: () => void;
}

/**
 * The signed-in user's e-mail with a menu: their sign-in settings, and Logout, which ends the session and goes to
 * sign-in.
 */
export function AccountMenu({ email, onKeys }: AccountMenuProps) {
  const managesTokens = usePermission(Permission.TokensRead);
  const readsAudit = usePermission(Permission.AuditRead);
  const navigate = useNavigate();
  const logout = useLogout();
  const link = (label: string, path: string) => ({ label, onSelect: () => void navigate(path) });
  const items = [
    link(t('Change password'), paths.changePassword),
    ...(knowsPasskeys() ? [link(t('Passkeys'), paths.passkeys)] : []),
    ...(managesTokens ? [link(t('API tokens'), paths.apiTokens)] : []),
    ...(readsAudit ? [link(t('Audit'), paths.audit)] : []),
    ...(onKeys ? [{ label: t('Keys'), onSelect: onKeys }] : []),
    { label: t('Tour of the portal'), onSelect: () => showTourStep(0) },
    { label: t('Logout'), onSelect: () => void logout() },
  ];
  return (
    <Place data-tour="account">
      <MenuButton label={t('Account {email}', { email })} items={items}>
        <Email>
          <EmailText>{email}</EmailText>
        </Email>
      </MenuButton>
    </Place>
  );
}
