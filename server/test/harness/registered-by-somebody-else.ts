import { PASSWORD, aSubmission } from './factories.js';
import type { TestServer } from './test-server.js';

/** Registers somebody else's address under a misleading name, and waits for the first mail. */
export async function registeredBySomebodyElse(
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
