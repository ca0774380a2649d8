/** What a process used in a step. */
export interface Usage {
  name: string;
  /** Processor time, in cores. */
  cores: number;
  /** The share of the time in which its main thread, which runs the event loop, worked. */
  loop: number;
  /** Resident memory at the end, in MiB. */
  memory: number;
}

export interface MachineUsage {
  processes: Usage[];
  elapsedMs: number;
  cores: number;
  /** The share of the time in which all cores were busy with something, of any process. */
  busy: number;
  /** The share of the time in which something waited for the disk; NaN where the system does not tell. */
  disk: number;
}

/** What an act costs each process, and how many a second its event loop can do at most: this holds on a busy machine too. */
export function costOf({ processes, elapsedMs }: MachineUsage, acts: number): string {
  const each = processes.map(({ name, cores, loop }) => {
    const most = acts / ((loop * elapsedMs) / 1000);
    return `${name} ${((cores * elapsedMs) / acts).toFixed(1)} ms (at most ${Math.round(most)} acts/s)`;
  });
  return each.join(', ');
}

const FULL_LOOP = 0.85;
const FULL_CORES = 0.9;
const FULL_DISK = 0.25;

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** What a machine had no more of, in words. */
export function limitOf({ processes, busy, disk, cores: all }: MachineUsage): string {
  const most = (of: 'cores' | 'loop') => processes.toSorted((one, other) => other[of] - one[of])[0];
  const [loop, cores] = [most('loop'), most('cores')];
  // Far fewer than all cores says that other programs have the rest.
  const own = processes.reduce((sum, one) => sum + one.cores, 0);
  const reasons = [
    ...(loop && loop.loop >= FULL_LOOP ? [`the event loop of ${loop.name} (${percent(loop.loop)})`] : []),
    ...(cores && busy >= FULL_CORES
      ? [
          `the processor (${percent(busy)} of ${all} cores; these processes have ${own.toFixed(2)} of them, most of it ${cores.name})`,
        ]
      : []),
    ...(disk >= FULL_DISK ? [`the disk (waited for in ${percent(disk)} of the time)`] : []),
  ];
  return reasons.join(', and ') || 'nothing that is measured: requests wait for each other';
}
