import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { MachineUsage, Usage } from '../figures/limit.ts';

const TICK_MS = 1000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has ended, or the system does not tell.
    return '';
  }
};

/** The fields of a process's status after its name, which may contain spaces. */
const statusOf = (pid: number): string[] => {
  const text = textOf(`/proc/${pid}/stat`);
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
};

/** Milliseconds of processor that a process has used, and its main thread alone. */
function timesOf(pid: number): { cpu: number; loop: number } {
  const [user = 0, system = 0] = statusOf(pid).slice(11, 13).map(Number);
  const [ran = 0] = textOf(`/proc/${pid}/task/${pid}/schedstat`).split(' ').map(Number);
  return { cpu: (user + system) * TICK_MS, loop: ran / 1e6 };
}

const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;

/** The processes that a process has started. */
const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => Number(statusOf(pid)[1]) === parent);

/** Idle milliseconds of all cores together, and microseconds in which something waited for the disk. */
const machineTimes = () => ({
  idle:
    textOf('/proc/stat')
      .split(/\s+/)
      .slice(4, 6)
      .map(Number)
      .reduce((sum, ticks) => sum + ticks, 0) * TICK_MS,
  disk: Number(/^some .*total=(\d+)/m.exec(textOf('/proc/pressure/io'))?.[1] ?? Number.NaN),
});

/** Begins to measure processes by name, and those they start; the returned function says what was used since. Linux only. */
export function measureUsage(named: ReadonlyMap<string, number>): () => MachineUsage {
  const all = [...named].flatMap(([name, pid]) => [
    { name, pid },
    ...(pid === process.pid
      ? []
      : childrenOf(pid).map((child) => ({ name: `a section's renderer, of ${name}`, pid: child }))),
  ]);
  const before = all.map(({ pid }) => timesOf(pid));
  const machine = machineTimes();
  const start = performance.now();
  return () => {
    const elapsed = performance.now() - start;
    const now = machineTimes();
    const processes = all.map(({ name, pid }, at): Usage => {
      const { cpu, loop } = timesOf(pid);
      const was = before[at] ?? { cpu, loop };
      return { name, cores: (cpu - was.cpu) / elapsed, loop: (loop - was.loop) / elapsed, memory: memoryOf(pid) };
    });
    return {
      processes,
      elapsedMs: elapsed,
      cores: cpus().length,
      busy: 1 - (now.idle - machine.idle) / elapsed / cpus().length,
      disk: (now.disk - machine.disk) / 1000 / elapsed,
    };
  };
}
