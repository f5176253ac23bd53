import { PASSWORD, aSubmission } from './factories.js';
import type { TestServer } from './test-server.js';

/** Has a stranger register somebody else's address under a name that deceives; the first mail has come afterwards. */
export async function registeredByAStranger(
  server: TestServer,
  email: string,
  { claimed }: { claimed: boolean },
): Promise<void> {
  if (claimed) await aSubmission(server.database.db, server.ring, { email });
  await server.nobody.post('/api/register', {
    name: 'Settlement Administrator',
    email,
    password: PASSWORD,
  });
  await server.mailbox.to(email);
}
