import type { Act } from '@cursiv/platform-tools/cost';
import type { Taken } from './taken.ts';

/** What opening a page takes. */
export interface Opened extends Pick<Taken, 'reads' | 'bytes' | 'cpu'> {
  /** The most documents that it may read. */
  most: number;
  /** Milliseconds until the content stood, with a slow processor, each time; of pages in a browser. */
  ms?: number[];
}

/** What a site of one size takes: its pages by address, and what people do. */
export interface Measured {
  pages: ReadonlyMap<string, Opened>;
  acts: Readonly<Record<Act, Taken>>;
}

const FIGURES = ['reads', 'writes', 'deletes', 'calls', 'bytes', 'cpu'] as const;
/** An act on a large site may read and write this much more than on demo data: what the site does each minute falls into one or the other. */
const GROWTH = { share: 1.2, amount: 6 };

const both = (small: number, large: number) => `${small} / ${large}`;

/** The table of pages, each figure on demo data and on a large site. */
export function pagesTable(small: Measured, large: Measured): string[] {
  const rows = [...large.pages].map(([address, page]) => {
    const { reads, bytes, cpu, ms } = small.pages.get(address) ?? page;
    const times = page.ms ? `${ms?.join(', ')} / ${page.ms.join(', ')}` : '';
    const figures = [both(reads, page.reads), both(bytes, page.bytes), both(cpu, page.cpu)];
    return `| \`${address}\` | ${page.most} | ${figures.join(' | ')} | ${times} |`;
  });
  return [
    '| page | reads, at most | reads | bytes | CPU ms of the backend | ms until it stands |',
    '|---|--:|--:|--:|--:|--:|',
    ...rows,
  ];
}

/** The table of what people do, likewise. */
export function actsTable(small: Measured, large: Measured): string[] {
  const rows = (Object.keys(large.acts) as Act[]).map((act) => {
    const figures = FIGURES.map((figure) => both(small.acts[act][figure], large.acts[act][figure]));
    return `| ${act} | ${figures.join(' | ')} |`;
  });
  return [
    '| once | reads | writes | deletes | invocations | bytes | CPU ms of the backend |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...rows,
  ];
}

/** What takes more than it may: pages above their limit, and acts that grow with the site. */
export function tooMuch(small: Measured, large: Measured): string[] {
  const pages = [...large.pages].filter(([, { reads, most }]) => reads > most).map(([address]) => address);
  const grows = (act: Act) =>
    (['reads', 'writes', 'calls'] as const).some(
      (figure) => large.acts[act][figure] > small.acts[act][figure] * GROWTH.share + GROWTH.amount,
    );
  return [...pages, ...(Object.keys(large.acts) as Act[]).filter(grows)];
}
