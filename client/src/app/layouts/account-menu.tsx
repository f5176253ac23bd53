import { chakra } from '@chakra-ui/react/styled-system';
import { useNavigate } from 'react-router';
import { MenuButton } from '../../components/actions/menu-button';
import { knowsPasskeys } from '../../features/passkeys/device';
import { paths } from '../../domain/paths';
import { useLogout } from '../../domain/session/use-logout';
import { Permission } from '@rules/permissions.js';
import { usePermission } from '../../domain/session/use-permission';

const Email = chakra('span', {
  base: { truncate: true, maxWidth: { base: 'min(9.5rem, 44vw)', sm: '20rem' } },
  variants: { narrow: { true: { maxWidth: { base: 'min(9.5rem, 25vw)' } } } },
});

interface AccountMenuProps {
  email: string;
  /** On a phone there is another button next to it. */
  narrow?: boolean;
}

/**
 * The signed-in user's e-mail with a menu: their sign-in settings, and Logout, which ends the session and goes to
 * sign-in.
 */
export function AccountMenu({ email, narrow }: AccountMenuProps) {
  const managesTokens = usePermission(Permission.TokensRead);
  const navigate = useNavigate();
  const logout = useLogout();
  const link = (label: string, path: string) => ({ label, onSelect: () => void navigate(path) });
  const items = [
    link('Change password', paths.changePassword),
    ...(knowsPasskeys() ? [link('Passkeys', paths.passkeys)] : []),
    ...(managesTokens ? [link('API tokens', paths.apiTokens)] : []),
    { label: 'Logout', onSelect: () => void logout() },
  ];
  return (
    <MenuButton label={`Account ${email}`} items={items}>
      <Email narrow={narrow}>{email}</Email>
    </MenuButton>
  );
}
