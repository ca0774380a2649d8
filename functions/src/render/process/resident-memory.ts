import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4_096;

/** The memory of a process in megabytes; undefined on systems that do not report it as Linux does. */
export function residentMegabytes(pid: number | undefined): number {
  try {
    const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    return (Number(pages) * PAGE_BYTES) / 1_000_000;
  } catch {
    return 0;
  }
}
