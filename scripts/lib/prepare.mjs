import { buildClient } from './build-client.mjs';
import { buildServer } from './build-server.mjs';
import { installWhenStale } from './install.mjs';
import { requireNode } from './node-version.mjs';

/** Prepares a fresh clone to run: packages, server, client. Parts that are up to date are skipped. */
export async function prepare() {
  requireNode();
  await installWhenStale();
  await buildServer();
  await buildClient();
}
