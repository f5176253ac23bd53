import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** The kernel reports CPU time to programs in hundredths of a second. */
const TICKS_A_SECOND = 100;
const KB_A_MB = 1024;
const RESET_PEAK = '5';

/** CPU seconds used by a process with all its threads; NaN without /proc. */
export function cpuSeconds(pid: number): number {
  const fields = statOf(pid);
  return fields ? (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND : NaN;
}

/** The same for a process with its children, including those that have ended. */
export function cpuSecondsOfFamily(pid: number): number {
  const fields = statOf(pid);
  if (!fields) return NaN;
  const ended = (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND;
  const children = processIds().filter((child) => statOf(child)?.[1] === String(pid));
  return children.reduce((sum, child) => sum + (cpuSeconds(child) || 0), cpuSeconds(pid) + ended);
}

/** Megabytes of memory that a process uses now. */
export function memoryMB(pid: number): number {
  return statusMB(pid, 'VmRSS');
}

/** Peak megabytes of memory since `forgetPeak`. */
export function peakMemoryMB(pid: number): number {
  return statusMB(pid, 'VmHWM');
}

/** Resets the peak. */
export function forgetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, RESET_PEAK);
  } catch {
    // Memory is measured on Linux only.
  }
}

/** Whether a process group has running processes; zombies do not count. */
export function livesInGroup(leader: number): boolean {
  if (existsSync('/proc/self/stat'))
    return processIds().some((pid) => {
      const [state, , group] = statOf(pid) ?? [];
      return group === String(leader) && state !== 'Z';
    });
  try {
    return process.kill(-leader, 0);
  } catch {
    return false;
  }
}

function statusMB(pid: number, field: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / KB_A_MB;
  } catch {
    return NaN;
  }
}

function processIds(): number[] {
  return readdirSync('/proc').map(Number).filter(Number.isInteger);
}

/**
 * The fields of /proc/<pid>/stat from the state on: [0] state, [1] parent, [2] process group, [11] to [14] CPU times.
 */
function statOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
