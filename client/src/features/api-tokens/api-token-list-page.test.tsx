import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anApiToken, scheme } from '../../test-support/answers';
import { permissionOptions } from './permission-text';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../test-support/open-app';

const open = (answers: Answers) =>
  openApp('/admin/api-tokens', { ...scheme, ...signedInAs('MASTER_ADMIN'), ...answers });

const aPage = (apiTokens: ReturnType<typeof anApiToken>[], totalPages = 1) => ({
  apiTokens: {
    __typename: 'ApiTokenPage',
    apiTokens,
    pagination: { __typename: 'Pagination', totalItems: apiTokens.length, totalPages },
  },
});

/** Names a token, chooses a permission, and goes on to the question. */
async function choose(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Create API token' }));
  await userEvent.type(await screen.findByLabelText('Name'), name);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Run imports' }));
  await userEvent.click(screen.getByRole('button', { name: 'Create token' }));
  return screen.findByRole('dialog', { name: `Create the token “${name}”?` });
}

async function confirm(question: HTMLElement) {
  await userEvent.type(within(question).getByLabelText('Password'), 'my password');
  await userEvent.click(within(question).getByRole('button', { name: 'Confirm and create' }));
}

describe('API tokens', () => {
  afterEach(forgetPerson);

  it('creates one with name, scope and expiry, and shows the token only this once (APITOKEN-1)', async () => {
    const app = open({
      ApiTokenList: aPage([]),
      CreateApiToken: { createApiToken: { token: 'prt_secret', apiToken: anApiToken() } },
    });
    expect(await screen.findByText('No API tokens yet')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Create API token' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create API token' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create token' }));
    expect(await within(dialog).findByRole('link', { name: 'Name is required' })).toBeVisible();
    await userEvent.type(within(dialog).getByLabelText('Name'), 'nightly import');
    await userEvent.selectOptions(within(dialog).getByLabelText('Scope'), 'Read and write');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Run imports' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create token' }));
    const question = await screen.findByRole('dialog', { name: 'Create the token “nightly import”?' });
    expect(within(question).getByText(/in your name \(Read and write\): Run imports\.$/)).toBeVisible();
    expect(app.callsOf('CreateApiToken')).toEqual([]);
    await confirm(question);
    expect(await screen.findByLabelText('Token')).toHaveValue('prt_secret');
    expect(app.callsOf('CreateApiToken')[0]?.variables).toMatchObject({ proof: { password: 'my password' } });
    const { input } = app.callsOf('CreateApiToken')[0]?.variables as {
      input: { name: string; scopes: string[]; expiresAt: string };
    };
    expect(input).toMatchObject({ name: 'nightly import', scopes: ['READ', 'WRITE'] });
    const days = (Date.parse(input.expiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(89);
    expect(days).toBeLessThan(92);
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByDisplayValue('prt_secret')).not.toBeInTheDocument();
  });

  it('ticks no permission beforehand, and asks for one (APITOKEN-10)', async () => {
    const app = open({
      ApiTokenList: aPage([anApiToken()]),
      CreateApiToken: { createApiToken: { token: 'prt_secret', apiToken: anApiToken() } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Create API token' }));
    const boxFor = (words: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: words });
    await userEvent.type(await screen.findByLabelText('Name'), 'nightly import');
    expect(permissionOptions.filter(([, words]) => boxFor(words).checked)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Create token' }));
    expect(await screen.findByRole('link', { name: /Choose at least one permission/ })).toBeVisible();
    const [first, second] = permissionOptions;
    for (const [, words] of [first!, second!, first!]) await userEvent.click(boxFor(words));
    await userEvent.click(screen.getByRole('button', { name: 'Create token' }));
    await confirm(await screen.findByRole('dialog', { name: 'Create the token “nightly import”?' }));
    expect(await screen.findByLabelText('Token')).toHaveValue('prt_secret');
    expect(app.callsOf('CreateApiToken')[0]?.variables).toMatchObject({
      input: { permissions: [second![0]] },
    });
  });

  it('says what is wrong with the password, and loses nothing that was chosen (APITOKEN-1, ACT-2)', async () => {
    const message = 'The password is not right.';
    const app = open({
      ApiTokenList: aPage([anApiToken()]),
      CreateApiToken: new Refusal('BAD_USER_INPUT', message, { password: message }),
      SendApiTokenCode: { sendApiTokenCode: { message: 'A code was sent to a@example.com.' } },
    });
    const question = await choose('nightly import');
    await confirm(question);
    expect(await within(question).findByRole('link', { name: message })).toBeVisible();
    await userEvent.click(within(question).getByLabelText('With a code by e-mail'));
    await userEvent.click(within(question).getByRole('button', { name: 'Send code' }));
    expect(await within(question).findByText('A code was sent to a@example.com.')).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(screen.getByLabelText('Name')).toHaveValue('nightly import');
    expect(screen.getByRole('checkbox', { name: 'Run imports' })).toBeChecked();
    expect(app.callsOf('CreateApiToken')).toHaveLength(1);
  });

  it('lists last use and state, and revokes after a question that names the token (UX-10)', async () => {
    const app = open({
      ApiTokenList: aPage([
        anApiToken({ lastUsedAt: '2026-11-20T00:00:00Z' }),
        anApiToken({ id: 't2', name: 'old export', expiresAt: '2020-01-01T00:00:00Z', scopes: ['READ'] }),
      ]),
      RevokeApiToken: { revokeApiToken: anApiToken({ revokedAt: '2026-11-21T00:00:00Z' }) },
    });
    expect(await screen.findByText('20-Nov-2026, 11:00')).toBeVisible();
    expect(screen.getByText('Never')).toBeVisible();
    expect(screen.getByText('Expired')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Revoke old export' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Revoke nightly import' }));
    const question = await screen.findByRole('alertdialog', { name: 'Revoke “nightly import”?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Revoke token' }));
    expect(await screen.findByText('Revoked')).toBeVisible();
    expect(app.callsOf('RevokeApiToken')[0]?.variables).toEqual({ id: 't1' });
  });

  it('reports that a token may have been revoked when the response was lost, and reloads the list', async () => {
    const app = open({
      ApiTokenList: aPage([anApiToken()]),
      RevokeApiToken: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke nightly import' }));
    const lists = app.callsOf('ApiTokenList').length;
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke token' }));
    expect(
      await screen.findByText(/^The server did not respond\. It may still have been done/),
    ).toBeVisible();
    await waitFor(() => expect(app.callsOf('ApiTokenList').length).toBeGreaterThan(lists));
  });

  it('shows why a token was not created, inside the dialog', async () => {
    open({
      ApiTokenList: aPage([anApiToken()]),
      CreateApiToken: new Refusal('CONFLICT', 'Another token has this name.'),
    });
    const question = await choose('nightly import');
    await confirm(question);
    expect(await within(question).findByText('Another token has this name.')).toBeVisible();
  });

  it('names a token whose response was lost, since nobody can ever see it', async () => {
    const app = open({
      ApiTokenList: aPage([anApiToken()]),
      CreateApiToken: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    const question = await choose('weekly export');
    const lists = app.callsOf('ApiTokenList').length;
    await confirm(question);
    expect(
      await screen.findByText(
        /^The server did not respond\. The token “weekly export” may still have been created/,
      ),
    ).toBeVisible();
    await waitFor(() => expect(app.callsOf('ApiTokenList').length).toBeGreaterThan(lists));
  });

  it('are paged; the page number is in the URL (SCREEN-24)', async () => {
    const app = open({
      ApiTokenList: ({ page }) =>
        aPage([anApiToken({ id: `t${String(page)}`, name: `of page ${String(page)}` })], 2),
    });
    expect(await screen.findByText('of page 1')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('of page 2')).toBeVisible();
    expect(app.url()).toBe('/admin/api-tokens?page=2');
  });

  it('is not accessible to members (SCREEN-6)', async () => {
    const app = openApp('/admin/api-tokens', { ...scheme, ...signedInAs('STANDARD') });
    await waitFor(() => expect(app.url()).toBe('/login'));
  });
});
