import { Menu } from '@chakra-ui/react/menu';
import { chakra } from '@chakra-ui/react/styled-system';
import { useNavigate } from 'react-router';
import { Button } from '../../components/actions/button';
import { ChevronDownIcon } from '../../components/icons';
import { paths } from '../../lib/paths';
import { useLogout } from '../../lib/use-logout';

const Email = chakra('span', { base: { truncate: true, maxWidth: { base: '9.5rem', sm: '20rem' } } });

/** The e-mail of the signed-in person: change of password, and Logout, which clears the session and goes to sign in. */
export function AccountMenu({ email }: { email: string }) {
  const navigate = useNavigate();
  const logout = useLogout();
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      onSelect={({ value }) => void (value === 'logout' ? logout() : navigate(paths.changePassword))}
    >
      <Menu.Trigger asChild>
        <Button look="quiet" size="small" aria-label={`Account ${email}`}>
          <Email>{email}</Email>
          <ChevronDownIcon />
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          <Menu.Item value="change-password">Change password</Menu.Item>
          <Menu.Item value="logout">Logout</Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
