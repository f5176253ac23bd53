import { readdirSync } from 'node:fs';

const names = readdirSync(new URL('./migrations/', import.meta.url));

/** The timestamp of this code's newest migration; a database that has not reached it is not ready. */
export const LATEST_MIGRATION = Math.max(...names.map((name) => parseInt(name, 10)).filter(Number.isFinite));
