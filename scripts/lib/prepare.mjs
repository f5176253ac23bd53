import { buildClient } from './build-client.mjs';
import { buildServer } from './build-server.mjs';
import { installWhenStale } from './install.mjs';
import { requireNode } from './node-version.mjs';

/** Everything a fresh clone lacks before it can run: packages, server, client. What is there already is left alone. */
export async function prepare() {
  requireNode();
  await installWhenStale();
  await buildServer();
  await buildClient();
}
