import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jest } from '@jest/globals';
import { system } from '../theme/system';
import { Button } from './button';

describe('a submit button', () => {
  it('lets the field beside it go with the click, not with the press', async () => {
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
