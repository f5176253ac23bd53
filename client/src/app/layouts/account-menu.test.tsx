import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepChoice } from '../../lib/choice-cookie';
import { scheme } from '../../test-support/answers';
import { forgetPerson, openApp, signedInAs } from '../../test-support/open-app';

const answers = {
  ...scheme,
  PasskeyList: { passkeys: [] },
  ApiTokenList: {
    apiTokens: { rows: [], pagination: { page: 1, pageSize: 25, totalItems: 0, totalPages: 0 } },
  },
};

async function openMenu() {
  await userEvent.click(await screen.findByRole('button', { name: /^Account / }));
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
}

describe('the account menu', () => {
  beforeEach(() => Object.assign(window, { PublicKeyCredential: () => undefined }));
  afterEach(() => {
    forgetPerson();
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  });

  it('leads administrators to their API tokens by keyboard, with the focus on the title', async () => {
    const app = openApp('/change-password', { ...answers, ...signedInAs('MASTER_ADMIN') });
    expect(await openMenu()).toEqual([
      'Change password',
      'Passkeys',
      'API tokens',
      'Audit',
      'Keys',
      'Tour of the portal',
      'Logout',
    ]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(app.url()).toBe('/admin/api-tokens'));
    const title = await screen.findByRole('heading', { name: 'API tokens', level: 1 });
    await waitFor(() => expect(title).toHaveFocus());
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('leads members to their passkeys, from another page and from the same one', async () => {
    const app = openApp('/nowhere', { ...answers, ...signedInAs('STANDARD') });
    for (const _ of ['from another page', 'from the same one']) {
      expect(await openMenu()).toEqual(['Change password', 'Passkeys', 'Tour of the portal', 'Logout']);
      await userEvent.keyboard('{ArrowDown}{Enter}');
      const title = await screen.findByRole('heading', { name: 'Passkeys' });
      await waitFor(() => expect(title).toHaveFocus());
      expect(app.url()).toBe('/change-password');
    }
  });

  it('shows the keys, which can be turned off there (LIST-29)', async () => {
    openApp('/change-password', { ...answers, ...signedInAs('MASTER_ADMIN') });
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Keys' }));
    const off = await screen.findByRole('checkbox', { name: 'Use single letters and signs as keys' });
    expect(screen.getByText('Back to the list')).toBeVisible();
    await userEvent.click(off);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('?/');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Find a claim' })).not.toHaveFocus();
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(screen.getByRole('combobox', { name: 'Find a claim' })).toHaveFocus();
    forgetPerson();
    keepChoice('single-keys', '', '/');
  });

  it('has no passkeys when the browser does not support them', async () => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    openApp('/nowhere', { ...answers, ...signedInAs('STANDARD') });
    expect(await openMenu()).toEqual(['Change password', 'Tour of the portal', 'Logout']);
  });
});
