import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4_096;

/** What memory a process takes just now, in megabytes; none where the system does not tell, as Linux does. */
export function residentMegabytes(pid: number | undefined): number {
  try {
    const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    return (Number(pages) * PAGE_BYTES) / 1_000_000;
  } catch {
    return 0;
  }
}
