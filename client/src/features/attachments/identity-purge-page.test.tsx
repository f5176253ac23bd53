import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { IdentityPurgeStateFragment } from '../../generated/graphql';
import { scheme } from '../../test-support/answers';
import { forgetPerson, openApp, signedInAs } from '../../test-support/open-app';
import { newAdministrator, NOT_YET } from '../../test-support/new-administrator';

const aPurge = (overrides: Partial<IdentityPurgeStateFragment> = {}) => ({
  __typename: 'IdentityPurge' as const,
  state: 'NONE' as const,
  documents: 12,
  requestedBy: null,
  requestedAt: null,
  confirmedBy: null,
  confirmedAt: null,
  finishedAt: null,
  heldUp: false,
  mayConfirm: false,
  lacksSecondAdministrator: false,
  certificateId: null,
  ...overrides,
});

const asked = { state: 'REQUESTED' as const, requestedBy: 'Jo Admin', requestedAt: '2026-11-20T03:04:00Z' };
const done = {
  ...asked,
  state: 'DONE' as const,
  confirmedBy: 'Avery Quill',
  confirmedAt: '2026-11-20T04:00:00Z',
  finishedAt: '2026-11-20T04:00:09Z',
  certificateId: 'p1',
};

function open(purge: object, more = {}) {
  const answers = { ...scheme, ...signedInAs('MASTER_ADMIN'), IdentityPurge: purge, ...more };
  return openApp('/admin/identity-documents', answers);
}

describe('the destruction of identity documents', () => {
  afterEach(forgetPerson);

  it('shows what is lost and how much, and can be requested (PURGE-1)', async () => {
    let purge = aPurge();
    const app = open(() => ({ identityPurge: purge }), {
      RequestIdentityPurge: () => {
        purge = aPurge(asked);
        return { requestIdentityPurge: purge };
      },
    });
    expect(await screen.findByRole('heading', { name: 'Destroy 12 identity documents' })).toBeVisible();
    expect(screen.getByText(/cannot be restored from a backup/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Request destruction' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Request the destruction of 12 identity documents?',
    });
    expect(app.callsOf('RequestIdentityPurge')).toHaveLength(0);
    await userEvent.click(within(question).getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Requested by Jo Admin on 20-Nov-2026 at 14:04')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm destruction' })).toBeNull();
  });

  it.each([
    [{ documents: 0 }, 'There are no identity documents', /There is nothing to destroy/],
    [{ lacksSecondAdministrator: true }, 'Destroy 12 identity documents', /no other administrator/],
  ])('cannot be requested with %j, and says why', async (state, title, reason) => {
    open({ identityPurge: aPurge(state) });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    const button = screen.getByRole('button', { name: 'Request destruction' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(reason);
  });

  it('cannot be confirmed any more when the last document was deleted meanwhile', async () => {
    open({ identityPurge: aPurge({ ...asked, mayConfirm: true, documents: 0 }) });
    expect(await screen.findByText(/There is nothing to destroy/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm destruction' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Withdraw the request' })).not.toHaveAttribute('aria-disabled');
  });

  it('is confirmed by another administrator who types the word (PURGE-1)', async () => {
    let purge: object = aPurge({ ...asked, mayConfirm: true });
    const app = open(() => ({ identityPurge: purge }), {
      ConfirmIdentityPurge: () => {
        purge = aPurge(done);
        return { confirmIdentityPurge: purge };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm destruction' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Permanently destroy 12 identity documents?',
    });
    const destroy = within(dialog).getByRole('button', { name: 'Destroy documents' });
    await userEvent.click(destroy);
    expect(
      await within(dialog).findByText('Type DESTROY to confirm', { selector: 'span, div' }),
    ).toBeVisible();
    await userEvent.type(within(dialog).getByLabelText('Type DESTROY to confirm'), 'destroy');
    await userEvent.click(destroy);
    expect(app.callsOf('ConfirmIdentityPurge')).toHaveLength(0);
    await userEvent.clear(within(dialog).getByLabelText('Type DESTROY to confirm'));
    await userEvent.type(within(dialog).getByLabelText('Type DESTROY to confirm'), 'DESTROY');
    await userEvent.click(destroy);
    expect(await screen.findByText('12 identity documents destroyed')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Open the certificate' })).toBeVisible();
    expect(screen.getByText('Avery Quill, 20-Nov-2026 at 15:00')).toBeVisible();
  });

  it('is not confirmed by a new administrator, who may withdraw the request (USER-19)', async () => {
    open({ identityPurge: aPurge({ ...asked, mayConfirm: true }) }, newAdministrator);
    expect(await screen.findByText(NOT_YET)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm destruction' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Withdraw the request' })).toBeVisible();
  });

  it('the page of the purge says that it is running', async () => {
    open({ identityPurge: aPurge({ ...done, state: 'RUNNING', finishedAt: null, certificateId: null }) });
    expect(await screen.findByText('12 identity documents are being destroyed')).toBeVisible();
  });

  it('the page of the purge says that it makes no progress', async () => {
    const running = { ...done, state: 'RUNNING' as const, finishedAt: null, certificateId: null };
    open({ identityPurge: aPurge({ ...running, heldUp: true }) });
    expect(await screen.findByText('12 identity documents could not all be destroyed yet')).toBeVisible();
    expect(screen.getByText(/keeps trying until it succeeds/)).toBeVisible();
  });
});
