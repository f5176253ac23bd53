import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { StartError } from '../../../server/src/config/start-error.js';

/** The user `nobody` on Linux; PostgreSQL refuses to run as root. */
const NOBODY = 65534;

/**
 * The environment variables that PostgreSQL needs, without settings of the user's own PostgreSQL and without Prorata's
 * secrets.
 */
export const CLEAN_ENVIRONMENT = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** A program with its arguments, as for `spawn`. */
export type Command = [program: string, args: string[]];

/**
 * Wraps a PostgreSQL program so that it ends with this process, however this process ends, and so that root runs it as
 * the owner of `cluster` (or as nobody if it does not exist).
 * @throws StartError if run as root on a machine without setpriv
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

/** True if the process exists and is not a zombie. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return processStat(pid)?.[0] !== 'Z';
}

/**
 * The start time of a process in clock ticks; '' without /proc. Together with the pid it identifies a process
 * permanently.
 */
export function processStart(pid: number): string {
  return processStat(pid)?.[19] ?? '';
}

/** True if the process is running with `text` in its command line; without /proc, true for any running process. */
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

/**
 * This capability lets the other user reach a cluster inside root's folders; all other privileges of root are dropped.
 */
function becoming(uid: number): string[] {
  return [
    `--reuid=${uid}`,
    `--regid=${uid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ];
}

/** The fields of /proc/<pid>/stat from the state on; the name before them may contain spaces and brackets. */
function processStat(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
