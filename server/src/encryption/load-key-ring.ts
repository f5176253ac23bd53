import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDurably } from '../common/durable-file.js';
import type { Env } from '../config/env.js';
import { KeyRing } from './key-ring.js';

/**
 * The key ring in DATA_KEY; with the embedded database, the one in DATA_DIR, generated on the first start.
 * @throws StartError if it is not a key ring; Error if a new one cannot be written
 */
export function loadKeyRing(env: Pick<Env, 'dataKey' | 'dataDir'>): KeyRing {
  if (env.dataKey) return KeyRing.parse(env.dataKey);
  const file = join(env.dataDir, 'data-key');
  if (!existsSync(file)) createDurably(file, KeyRing.generate());
  return KeyRing.parse(readFileSync(file, 'utf8'));
}
