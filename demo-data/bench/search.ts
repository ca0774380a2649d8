// `npm run bench -- search`: the searches of `src/search/queries.ts` on a site of 10,000 courses, 20,000 resources and 10,000 experts: how many
// have the wanted course among the first three, and the processor time of the whole answer. `-- --courses 1000` a smaller site.
import { parseArgs } from 'node:util';
import { answer, catalogueDocuments, memoryStore } from '@cursiv/functions/search';
import { QUERIES } from '../src/search/queries.ts';
import { searchedSite } from '../src/search/searched-site.ts';

const { values } = parseArgs({ options: { courses: { type: 'string', default: '10000' } } });
const store = memoryStore(new Map(catalogueDocuments(searchedSite(Number(values.courses)))));

async function timed(address: string) {
  const before = process.cpuUsage();
  const { body } = await answer('GET', address, store);
  const text = JSON.stringify(body);
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1_000, bytes: Buffer.byteLength(text), body: body as { courses: { id: string }[] } };
}

const list = (page: string, text: string) =>
  `/payload/${page}/courses.json?${new URLSearchParams(text ? { q: text } : {})}`;
const cold = await timed(list('ro', ''));
const first = await timed(list('ro', 'curs'));
// What the engine compiles while it runs is not what a search costs.
for (const [text, page] of QUERIES) await timed(list(page, text));

const answers = [];
for (const [text, page, wanted] of QUERIES) answers.push({ text, wanted, ...(await timed(list(page, text))) });
const missed = answers.filter(({ body, wanted }) => !body.courses.slice(0, 3).some(({ id }) => id === wanted));
const costs = answers.map(({ ms }) => ms).toSorted((one, other) => one - other);
const at = (share: number) => Number(costs[Math.ceil(costs.length * share) - 1]?.toFixed(1));

console.table({
  'wanted course in the first three': { measured: answers.length - missed.length, bar: 55 },
  'CPU ms, half of the searches': { measured: at(0.5), bar: '' },
  'CPU ms, 95 of 100': { measured: at(0.95), bar: 30 },
  'CPU ms, the slowest': { measured: at(1), bar: '' },
  'CPU ms, the list without a search': { measured: Number((await timed(list('ro', ''))).ms.toFixed(1)), bar: '' },
  'CPU ms, the catalogue read for the first time': { measured: Math.round(cold.ms), bar: '' },
  'CPU ms, the first search of it': { measured: Math.round(first.ms), bar: '' },
  'bytes of the longest answer': { measured: Math.max(...answers.map(({ bytes }) => bytes)), bar: '' },
  'MB of memory': { measured: Math.round(process.memoryUsage().rss / 1e6), bar: '' },
});
if (missed.length > 0) console.log('Missed:', missed.map(({ text }) => text).join(' | '));
