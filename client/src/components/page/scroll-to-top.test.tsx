import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { system } from '../theme/system';
import { ScrollToTop } from './scroll-to-top';

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
  fireEvent.scroll(window);
}

it('the button that scrolls to the top appears after more than 100 pixels, and scrolls there (SCREEN-28)', async () => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  render(
    <ChakraProvider value={system}>
      <ScrollToTop />
    </ChakraProvider>,
  );
  const button = () => screen.queryByRole('button', { name: 'Scroll to top' });
  expect(button()).toBeNull();
  scrollTo(100);
  expect(button()).toBeNull();
  scrollTo(101);
  await userEvent.click(button()!);
  expect(scrolled).toHaveBeenCalledWith({ top: 0 });
  scrollTo(0);
  expect(button()).toBeNull();
});
