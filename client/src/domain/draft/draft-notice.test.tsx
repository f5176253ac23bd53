import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router';
import { system } from '../../components/theme/system';
import { RETURNED } from '../session/returned';
import { DraftNotice } from './draft-notice';

const shown = (draft: Draft, state?: object) =>
  render(
    <ChakraProvider value={system}>
      <MemoryRouter initialEntries={[{ pathname: '/', state }]}>
        <DraftNotice
          draft={draft}
          amountOf={() => ({ answers: 1, trades: 0 })}
          onStartAgain={() => undefined}
        />
      </MemoryRouter>
    </ChakraProvider>,
  );

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
  shown(draft);
  expect(screen.getByText('Draft saved 17:15')).toBeVisible();
  expect(screen.getByText('We saved what you typed on 20-Nov-2026 at 17:15.')).toBeVisible();
});

describe('a form at which the session had ended (DRAFT-9)', () => {
  const notSent = () => screen.queryByRole('group', { name: 'This has not been sent yet' });
  const restored = { state: 'idle', restored: { savedAt: '2026-11-20T22:15:00Z' } } as unknown as Draft;

  it('says with the focus that its draft has not been sent, after signing in again', () => {
    shown(restored, RETURNED);
    expect(notSent()).toHaveFocus();
  });

  it('says nothing without a draft, or when it was opened in another way', () => {
    shown({ state: 'idle' } as Draft, RETURNED);
    shown(restored);
    expect(notSent()).toBeNull();
  });
});
