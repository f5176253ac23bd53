import { rm } from 'node:fs/promises';

/** Deletes the data folder that the portals were copied from. */
export default async function globalTeardown() {
  await rm(globalThis.portalTemplate, { recursive: true, force: true });
}
