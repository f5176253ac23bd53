import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { StartError } from '../../../server/src/config/start-error.js';

/** PostgreSQL refuses to run as root; this is `nobody` on Linux. */
const NOBODY = 65534;

/** What PostgreSQL needs of the environment: no settings of the caller's own PostgreSQL, and none of Prorata's secrets. */
export const CLEAN_ENVIRONMENT = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** A program with its arguments, as `spawn` takes them. */
export type Command = [program: string, args: string[]];

/**
 * Wraps a PostgreSQL program so that it ends with this process, however that ends, and so that root runs it as the
 * owner of `cluster` (or as nobody while there is none).
 * @throws StartError as root on a machine without setpriv
 */
export function asOwner(cluster: string, program: string, args: string[]): Command {
  const root = process.getuid?.() === 0;
  if (!hasSetpriv()) {
    if (root)
      throw new StartError(
        'As root the embedded PostgreSQL needs the setpriv command (util-linux): install it or start as an ordinary user.',
      );
    return [program, args];
  }
  return ['setpriv', ['--pdeathsig=INT', ...(root ? becoming(ownerOf(cluster)) : []), program, ...args]];
}

/** True while the process exists and is no zombie. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return processStat(pid)?.[0] !== 'Z';
}

/** When the process started, in the kernel's clock ticks; '' where /proc does not tell. With the pid it names one process for good. */
export function processStart(pid: number): string {
  return processStat(pid)?.[19] ?? '';
}

/** True when the process runs with `text` in its command line; without /proc every living process counts. */
export function runsWith(pid: number, text: string): boolean {
  if (!isAlive(pid)) return false;
  if (!existsSync('/proc/self/cmdline')) return true;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(text);
  } catch {
    return false;
  }
}

function hasSetpriv(): boolean {
  return spawnSync('setpriv', ['--version'], { env: CLEAN_ENVIRONMENT }).status === 0;
}

function ownerOf(cluster: string): number {
  return (existsSync(cluster) && statSync(cluster).uid) || NOBODY;
}

/** The capability lets the other user reach a cluster inside root's own folders; it is all that is kept of root's powers. */
function becoming(uid: number): string[] {
  return [
    `--reuid=${uid}`,
    `--regid=${uid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ];
}

/** The fields of /proc/<pid>/stat from the state on; the name before them may hold spaces and brackets. */
function processStat(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
