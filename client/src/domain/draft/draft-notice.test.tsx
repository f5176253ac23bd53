import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { system } from '../../components/theme/system';
import { DraftNotice } from './draft-notice';

type Draft = ComponentProps<typeof DraftNotice<unknown>>['draft'];

it("the draft notice shows the time in the user's own time zone", () => {
  const usual = Intl.DateTimeFormat.prototype.resolvedOptions;
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...usual.call(this), timeZone: 'America/New_York' };
  });
  const savedAt = '2026-11-20T22:15:00Z';
  const draft = { state: 'saved', savedAt, restored: { savedAt } } as unknown as Draft;
  render(
    <ChakraProvider value={system}>
      <DraftNotice
        draft={draft}
        amountOf={() => ({ answers: 1, trades: 0 })}
        onStartAgain={() => undefined}
      />
    </ChakraProvider>,
  );
  expect(screen.getByText('Draft saved 17:15')).toBeVisible();
  expect(screen.getByText('We saved what you typed on 20-Nov-2026 at 17:15.')).toBeVisible();
});
