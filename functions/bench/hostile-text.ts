// `npm run bench -- hostile-text`: processor time for 100 kB of hostile text at each place where text enters the site.
import { parseCourseQuery } from '@cursiv/shared-domain';
import { ownerOf, siteAddress } from '@cursiv/shared-platform';
import { pageAddress } from '../src/payload/page-address.ts';

const BYTES = 100_000;
const TURNS = 20;
const PIECES = ['/', '//', 'a/', '/a', '%2F', '-', '.', ' ', 'ș', 'a'];
const ROUTES = [{ path: '/' }, { path: '/courses' }, { path: '/courses/:courseId' }];
const SECTIONS = { start: { owns: ['/'] }, desk: { owns: ['/desk'] }, office: { owns: ['/office'] } };

const DOORS: Record<string, (text: string) => unknown> = {
  'an address, in its one spelling': (text) => siteAddress(`/${text}`, ROUTES)?.pathname,
  'whose page an address is': (text) => ownerOf(`/${text}`, SECTIONS),
  'an address of data': (text) => pageAddress(`/${text}`),
  'a search': (text) => parseCourseQuery(new URLSearchParams({ q: text })),
};

/** Milliseconds of processor time for one run. */
function costOf(work: () => unknown): number {
  const before = process.cpuUsage();
  for (let turn = 0; turn < TURNS; turn += 1) work();
  return process.cpuUsage(before).user / 1_000 / TURNS;
}

const rows = Object.entries(DOORS).map(([door, work]) => {
  const costs = PIECES.map((piece) => ({ piece, ms: costOf(() => work(piece.repeat(BYTES / piece.length))) }));
  const { piece, ms } = costs.reduce((worst, cost) => (cost.ms > worst.ms ? cost : worst));
  return { door, 'ms for 100 kB': Number(ms.toFixed(2)), 'at worst, of': JSON.stringify(piece), bar: 50 };
});
console.table(rows);
