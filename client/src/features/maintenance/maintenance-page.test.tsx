import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MaintenanceStateFragment } from '../../generated/graphql';
import { scheme } from '../../test-support/answers';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../test-support/open-app';

const aState = (overrides: Partial<MaintenanceStateFragment> = {}) => ({
  __typename: 'Maintenance' as const,
  on: false,
  byVariable: false,
  changedAt: null,
  changedBy: null,
  ...overrides,
});
const on = aState({ on: true, changedAt: '2026-11-20T03:04:00Z', changedBy: 'Jo Admin' });

function open(first: object, more: Answers = {}) {
  let state = first;
  return openApp('/admin/maintenance', {
    ...signedInAs('MASTER_ADMIN'),
    Scheme: () => ({ scheme: { ...scheme.Scheme.scheme, maintenance: (state as typeof on).on } }),
    Maintenance: () => ({ maintenance: state }),
    SetMaintenance: ({ on: wished }) => {
      state = wished ? on : aState({ ...on, on: false });
      return { setMaintenance: state };
    },
    ...more,
  });
}

describe('the maintenance switch', () => {
  afterEach(forgetPerson);

  it('is turned on once the administrator has read what members will see (MAINT-7)', async () => {
    const app = open(aState());
    expect(await screen.findByRole('heading', { name: 'Maintenance is off' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Turn maintenance on' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Close the portal to members and the public?',
    });
    expect(dialog).toHaveTextContent('We are currently implementing improvements.');
    expect(app.callsOf('SetMaintenance')).toHaveLength(0);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Turn maintenance on' }));
    expect(await screen.findByRole('heading', { name: 'Maintenance is on' })).toBeVisible();
    expect(screen.getByText('Turned on by Jo Admin on 20-Nov-2026 at 14:04.')).toBeVisible();
    expect(
      await screen.findByText('Maintenance is on: members and the public see the notice.'),
    ).toBeVisible();
    expect(app.callsOf('SetMaintenance')[0]?.variables).toEqual({ on: true });
  });

  it('is turned off at once, and the banner disappears', async () => {
    open(on);
    await userEvent.click(await screen.findByRole('button', { name: 'Turn maintenance off' }));
    expect(await screen.findByRole('heading', { name: 'Maintenance is off' })).toBeVisible();
    await waitFor(() =>
      expect(
        screen.queryByText('Maintenance is on: members and the public see the notice.'),
      ).not.toBeInTheDocument(),
    );
  });

  it('is disabled while the environment variable turns maintenance on (MAINT-7)', async () => {
    open(aState({ on: true, byVariable: true }));
    expect(await screen.findByText('Turned on by the variable MAINTENANCE')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Turn maintenance/ })).not.toBeInTheDocument();
  });

  it('says why it could not be changed', async () => {
    open(aState(), { SetMaintenance: new Refusal('CONFLICT', 'Maintenance was turned on by the variable.') });
    await userEvent.click(await screen.findByRole('button', { name: 'Turn maintenance on' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Turn maintenance on' }));
    expect(await screen.findByText('Maintenance was turned on by the variable.')).toBeVisible();
    expect(dialog).toBeVisible();
  });
});
