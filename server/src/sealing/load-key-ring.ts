import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDurably } from '../common/durable-file.js';
import type { Env } from '../config/env.js';
import { KeyRing } from './key-ring.js';

/**
 * The ring of DATA_KEY; with the embedded database the one in DATA_DIR, made on the first start.
 * @throws StartError when it is no ring; Error when the first one cannot be written.
 */
export function loadKeyRing(env: Pick<Env, 'dataKey' | 'dataDir'>): KeyRing {
  if (env.dataKey) return KeyRing.parse(env.dataKey);
  const file = join(env.dataDir, 'data-key');
  if (!existsSync(file)) createDurably(file, KeyRing.generate());
  return KeyRing.parse(readFileSync(file, 'utf8'));
}
