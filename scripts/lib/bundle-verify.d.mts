import type { BuildOptions } from 'esbuild';

/** The code of an entry in one text, built as that of /verify is. */
export function bundled(
  entry: string,
  options: BuildOptions & { platform: 'node' | 'browser' },
): Promise<string>;

/** Writes verify.html and verify.mjs. */
export function bundleVerify(): Promise<void>;
