import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render } from '@testing-library/react';
import { unstyledSystem } from '../../test-support/unstyled-system';
import { Dated } from './dated';

const spansIn = (text: string) => {
  const { container } = render(
    <ChakraProvider value={unstyledSystem}>
      <Dated>{text}</Dated>
    </ChakraProvider>,
  );
  expect(container).toHaveTextContent(text);
  return Array.from(container.querySelectorAll('span'), ({ textContent }) => textContent);
};

it.each([
  ['You can object until the end of 30-Jan-2099: 3 days from today.', ['30-Jan-2099']],
  ['Bought from 24-Aug-2017 to 12-Nov-2018', ['24-Aug-2017', '12-Nov-2018']],
  ['28-Nov-2026 at 03:44', ['28-Nov-2026']],
  ['12-345 and A-24-Aug-2017x', []],
  ['', []],
])('a sentence keeps its dates whole, with the characters as they are: %j (SCREEN-20)', (text, dates) => {
  expect(spansIn(text)).toEqual(dates);
});
