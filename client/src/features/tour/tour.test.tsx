import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, scheme } from '../../test-support/answers';
import { startSession } from '../../domain/session/session';
import { type Answers, forgetPerson, openApp } from '../../test-support/open-app';
import type { Role } from '../../generated/graphql';

const home: Answers = {
  ...scheme,
  MySubmissions: { mySubmissions: [], myClaimFacts: [], myDrafts: [] },
  MyRegistrations: { myRegistrations: [] },
  EndTour: { endTour: aUser() },
};

/** Opens the home of a user, who is new unless `tourEnded` says that their tour has ended. */
function openHome(tourEnded: boolean, role: Role = 'STANDARD') {
  const user = aUser({ role, tourEnded });
  startSession(`prt_tour${String(Math.random())}`, user);
  return openApp('/account/profile', { ...home, Me: { me: user } });
}

afterEach(forgetPerson);

it('the tour is not offered to a user whose tour has ended, who can take it from the account menu (TOUR-1)', async () => {
  const app = openHome(true);
  await screen.findByText('There is no registration for your e-mail address');
  expect(screen.queryByText('New here?')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Account/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Tour of the portal' }));
  expect(await screen.findByRole('heading', { name: 'Your registrations' })).toHaveFocus();
  expect(app.callsOf('EndTour')).toHaveLength(0);
});

it('the tour is offered no more after “No, thank you” (TOUR-1)', async () => {
  const app = openHome(false);
  await userEvent.click(await screen.findByRole('button', { name: 'No, thank you' }));
  await waitFor(() => expect(screen.queryByText('New here?')).toBeNull());
  expect(app.callsOf('EndTour')).toHaveLength(1);
});

it('the tour goes forward and back, with the focus on the title of each step, and is left by Esc (TOUR-2)', async () => {
  const app = openHome(false);
  await userEvent.click(await screen.findByRole('button', { name: 'Start the tour' }));
  expect(await screen.findByText('Step 1 of 3')).toBeVisible();
  expect(screen.queryByText('New here?')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('heading', { name: 'Is this e-mail real?' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByText('Step 1 of 3')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('complementary', { name: 'Tour' })).toBeNull();
  await waitFor(() => expect(screen.queryByText('New here?')).toBeNull());
  expect(app.callsOf('EndTour')).toHaveLength(1);
});
