import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jest } from '@jest/globals';
import type { FormEvent } from 'react';
import { system } from '../theme/system';
import { Button } from './button';

it('a disabled button keeps the focus, and does nothing', async () => {
  const pressed = jest.fn();
  const submitted = jest.fn((event: FormEvent) => event.preventDefault());
  const form = (pending: boolean) => (
    <ChakraProvider value={system}>
      <form onSubmit={submitted} onClick={pressed}>
        <input aria-label="Name" />
        <Button type="submit" pending={pending} onClick={pressed}>
          Save
        </Button>
      </form>
    </ChakraProvider>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button', { name: 'Save' });
  button.focus();
  rerender(form(true));
  // A browser takes the focus from a disabled element; jsdom does not.
  expect(button).not.toHaveAttribute('disabled');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAttribute('tabindex', '-1');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  await userEvent.type(screen.getByLabelText('Name'), 'a{Enter}', { skipClick: true });
  expect(pressed).not.toHaveBeenCalled();
  expect(submitted).not.toHaveBeenCalled();
});

describe('a submit button', () => {
  it('the field left by clicking a submit button shows its error on click, not on press', async () => {
    const seen: string[] = [];
    const submitted = jest.fn();
    render(
      <ChakraProvider value={system}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            submitted();
          }}
        >
          <input aria-label="Name" onBlur={() => seen.push('left')} />
          <Button type="submit">Save</Button>
        </form>
      </ChakraProvider>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    await userEvent.click(screen.getByLabelText('Name'));
    expect(fireEvent.mouseDown(button)).toBe(false);
    expect(seen).toEqual([]);
    await userEvent.click(button);
    expect(seen).toEqual(['left']);
    expect(submitted).toHaveBeenCalledTimes(1);
    expect(button).toHaveFocus();
  });

  it('leaves the focus in the field in which Enter was pressed', async () => {
    render(
      <ChakraProvider value={system}>
        <form onSubmit={(event) => event.preventDefault()}>
          <input aria-label="Search for" />
          <Button type="submit">Search</Button>
        </form>
      </ChakraProvider>,
    );
    await userEvent.type(screen.getByLabelText('Search for'), 'ac{Enter}me');
    expect(screen.getByLabelText('Search for')).toHaveFocus();
    expect(screen.getByLabelText('Search for')).toHaveValue('acme');
  });
});
