import { rm } from 'node:fs/promises';

/** Takes the folder away that the portals were copied from. */
export default async function globalTeardown() {
  await rm(globalThis.portalTemplate, { recursive: true, force: true });
}
