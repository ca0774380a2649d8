import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const MIB_IN_KIB = 1024;

/** Resident memory of a process now, and its peak, in MiB. Linux only. */
export function memoryOf(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kib = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? Number.NaN);
  return { now: kib('VmRSS') / MIB_IN_KIB, peak: kib('VmHWM') / MIB_IN_KIB };
}

/** Processor time that a process has used so far, in milliseconds. Linux only. */
export function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // Fields 14 and 15, counted after the name, which is in brackets and may contain spaces.
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return ((user + system) * 1000) / ticksPerSecond();
}

let ticks: number | undefined;

function ticksPerSecond(): number {
  ticks ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  return ticks;
}
