import { join } from 'node:path';
import { precompress } from './compress.mjs';
import { timed } from './report.mjs';
import { binOf, root } from './root.mjs';
import { runNode } from './run.mjs';
import { clientSources } from './build-sources.mjs';
import { buildWhenStale } from './stamps.mjs';

const client = join(root, 'client');

/** Bundles the client into client/dist if its sources, or the rules it shares with the server, have changed. */
export async function buildClient() {
  await buildWhenStale('client', {
    sources: clientSources,
    outputs: ['client/dist'],
    build: (why) => timed(`building the client (${why})`, bundle),
  });
}

async function bundle() {
  // Not before the packages are installed, which a first start does first.
  const { bundleLanding } = await import('./bundle-landing.mjs');
  const { bundleVerify } = await import('./bundle-verify.mjs');
  // Regardless of the caller's NODE_ENV: a development build violates the content security policy of the pages.
  const env = { NODE_ENV: 'production' };
  await runNode([binOf('vite'), 'build', '--logLevel', 'warn'], { cwd: client, env });
  await bundleLanding();
  await bundleVerify();
  await precompress(join(client, 'dist'));
}
