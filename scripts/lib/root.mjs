import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder with package.json; all scripts work from here, wherever they are started. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * The script behind a package's command, to be run with this Node, independent of shell and PATH.
 * @param {string} name the package
 * @param {string} [command] the command, if the package has several
 */
export function binOf(name, command = name) {
  const folder = ['client', 'server', '.']
    .map((workspace) => join(root, workspace, 'node_modules', name))
    .find((candidate) => existsSync(candidate));
  if (!folder) throw new Error(`The package ${name} is not installed.`);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}
