import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { system } from '../theme/system';
import { MenuButton } from './menu-button';

function openMenu() {
  const chosen = jest.fn<(label: string) => void>();
  render(
    <ChakraProvider value={system}>
      <MenuButton
        label="Account"
        items={['Change password', 'Logout'].map((label) => ({ label, onSelect: () => chosen(label) }))}
      >
        avery@scheme.example
      </MenuButton>
      <p>Elsewhere</p>
    </ChakraProvider>,
  );
  return chosen;
}

const item = (name: string) => screen.getByRole('menuitem', { name });

describe('a menu below a button', () => {
  it('opens by a key on its first item, moves by arrow keys and selects by Enter', async () => {
    const chosen = openMenu();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(item('Change password')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Account' })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowUp}');
    expect(item('Logout')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{End}{Home}{ArrowDown}{Enter}');
    expect(chosen.mock.calls).toEqual([['Logout']]);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('closes on Esc, which returns the focus, and on a click elsewhere', async () => {
    const chosen = openMenu();
    await userEvent.click(screen.getByRole('button', { name: 'Account' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(item('Change password')).toHaveFocus();
    await userEvent.click(screen.getByText('Elsewhere'));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(chosen).not.toHaveBeenCalled();
  });
});
