import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** The kernel counts processor time in hundredths of a second for programs that ask. */
const TICKS_A_SECOND = 100;
const KB_A_MB = 1024;
const RESET_PEAK = '5';

/** Seconds of processor time that a process and all its threads have used; NaN where there is no /proc. */
export function cpuSeconds(pid: number): number {
  const fields = statOf(pid);
  return fields ? (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND : NaN;
}

/** The same for a process with its children, those that have ended included. */
export function cpuSecondsOfFamily(pid: number): number {
  const fields = statOf(pid);
  if (!fields) return NaN;
  const ended = (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND;
  const children = processIds().filter((child) => statOf(child)?.[1] === String(pid));
  return children.reduce((sum, child) => sum + (cpuSeconds(child) || 0), cpuSeconds(pid) + ended);
}

/** Megabytes of memory that a process holds now. */
export function memoryMB(pid: number): number {
  return statusMB(pid, 'VmRSS');
}

/** The most megabytes it held since `forgetPeak`. */
export function peakMemoryMB(pid: number): number {
  return statusMB(pid, 'VmHWM');
}

/** Begins a new measurement of the peak. */
export function forgetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, RESET_PEAK);
  } catch {
    // Elsewhere than on Linux memory is not measured.
  }
}

/** Whether anybody lives in a process group; one that only waits to be reaped does not. */
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

/** The fields of /proc/<pid>/stat from the state on: [0] state, [1] parent, [2] process group, [11] to [14] processor times. */
function statOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
