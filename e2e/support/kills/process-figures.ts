import { readdirSync, readFileSync } from 'node:fs';

/** What Linux says of a process; nothing of one that has ended. */
function statusOf(pid: string): Record<string, string> {
  try {
    const lines = readFileSync(`/proc/${pid}/status`, 'utf8').split('\n');
    return Object.fromEntries(lines.map((line) => line.split(':\t') as [string, string]));
  } catch {
    return {};
  }
}

/** The most memory, in MiB, that a process or the largest of those it started has had. */
export function peakMemory(pid: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = new Map(all.map((id) => [id, statusOf(id).PPid ?? '']));
  const isOurs = (id: string): boolean => id === String(pid) || (parents.has(id) && isOurs(parents.get(id) ?? ''));
  const peaks = all.filter(isOurs).map((id) => Number.parseInt(statusOf(id).VmHWM ?? '0', 10));
  return Math.round(Math.max(0, ...peaks) / 1024);
}

/** A tick of the kernel's clock, in which it counts the time of processes: 100 a second on every Linux that Node runs on. */
const TICK_MS = 10;

/** The processor time, in milliseconds, that a process has used. */
export function processorTime(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // A name in parentheses may contain spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
