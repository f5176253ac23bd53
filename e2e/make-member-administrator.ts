import type { Portal } from './portal.js';

interface SignedIn {
  tokens: { access: { token: string } };
}

interface Found {
  users: { id: string; name: string }[];
}

/** Makes the demo member a second administrator, for actions that need two. */
export function makeMemberAdministrator(portal: Portal): Promise<void> {
  return makeAdministrator(portal, portal.signIn('Member').email);
}

/** Makes the person with this address an administrator. */
export async function makeAdministrator(portal: Portal, email: string): Promise<void> {
  const send = async <Answer>(path: string, method: string, body?: object, token = ''): Promise<Answer> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const given = { method, headers, body: body && JSON.stringify(body) };
    const answer = await fetch(`${portal.server.url}/api${path}`, given);
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as Answer;
  };
  const { tokens } = await send<SignedIn>('/auth/signin', 'POST', portal.signIn('Administrator'));
  const { token } = tokens.access;
  const users = '/admin/user-management/user';
  const found = await send<Found>(`${users}?type=STANDARD&query=${email}`, 'GET', undefined, token);
  const { id, name } = found.users[0]!;
  await send(`${users}/${id}`, 'PUT', { name, email, enabled: true, role: 'MASTER_ADMIN' }, token);
}
