import { freeStarts } from '@cursiv/shared-domain';
import { answer } from '../../../payload/answer.ts';
import { memoryStore } from '../../../store/memory-store.ts';
import { counted } from '../../../store/testing/counted.ts';
import { packAll, shardDocuments } from '../../shards/sharded.ts';
import { madeUpCourse, madeUpLesson } from '../../testing/made-up-courses.ts';
import { madeUpExpert, madeUpHours, madeUpPerson } from '../../testing/made-up-experts.ts';
import { keepPerson } from '../keep-person.ts';
import { renewTimes } from '../renew-times.ts';
import { EXPERT_LIST, listEntry } from './list-entry.ts';
import { nextStart, startRuns, startsFrom } from './start-runs.ts';

const NOW = new Date('2026-11-23T07:00:00Z');

/** As many weeks as the made-up experts have; their times need not be worked out ten thousand times. */
const WEEKS = Array.from({ length: 42 }, (_, index) => listEntry(madeUpPerson(index), NOW).times);

/** A site with this many experts and their list stored. */
function siteOf(count: number) {
  const documents = new Map<string, Record<string, unknown>>([
    ['courses/c1', madeUpCourse(1, { categoryId: 'science' })],
    ['courses/c1/versions/1/lessons/l', madeUpLesson(1)],
  ]);
  for (let index = 0; index < count; index += 1) {
    documents.set(`experts/e${index}`, madeUpExpert(index));
    documents.set(`schedules/e${index}`, madeUpHours(index));
  }
  const experts = Array.from({ length: count }, (_, index) => ({
    ...listEntry({ ...madeUpPerson(index), schedule: undefined }, NOW),
    times: WEEKS[index % WEEKS.length],
  }));
  for (const [path, fields] of shardDocuments(EXPERT_LIST, packAll(EXPERT_LIST, { experts })))
    documents.set(path, fields);
  return { documents, ...counted(memoryStore(documents)) };
}

type Site = ReturnType<typeof siteOf>;
interface Body {
  total: number;
  experts: { id: string; displayName: string; nextFreeAt?: string }[];
  facets: { topic: { value: string; count: number; label: string }[] };
}
const ask = async ({ store }: Site, query = '', now = NOW) =>
  (await answer('GET', `/payload/ro/experts.json${query}`, store, now)).body as Body;

describe('a list of ten thousand experts', () => {
  let site: Site;
  beforeAll(async () => {
    site = siteOf(10_000);
    await ask(site);
  });

  it('costs two reads a page once it is held, and three where a course is asked about', async () => {
    for (const query of [
      '',
      '?q=expert%2077',
      '?topic=somn&page=9',
      '?sort=rating',
      '?time=evenings&zone=Asia/Tokyo',
    ]) {
      site.reads.length = 0;
      await ask(site, query);
      expect(site.reads.toSorted()).toEqual(['catalogue/experts-head', 'config/public']);
    }
    await keepPerson(site.store, { uid: 'e1', now: NOW });
    site.reads.length = 0;
    await ask(site);
    expect(site.reads).toHaveLength(3);
  });

  it('takes three reads for one expert', async () => {
    await keepPerson(site.store, { uid: 'e77', now: NOW });
    site.reads.length = 0;
    const { body } = await answer('GET', '/payload/ro/experts/e77.json', site.store, NOW);
    expect(body).toMatchObject({ expert: { id: 'e77', displayName: 'Expert 77' } });
    expect(site.reads.filter((path) => !path.startsWith('courses'))).toEqual(
      expect.arrayContaining(['config/public', 'expertViews/e77', 'catalogue/head']),
    );
  });

  it('answers with a page no larger than a small site’s, and about as fast', async () => {
    const small = siteOf(100);
    await ask(small);
    const cost = async (of: Site) => {
      const before = process.cpuUsage();
      for (let round = 0; round < 10; round += 1) await ask(of);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 10_000;
    };
    await cost(site);
    // Whatever a machine is busy with: a hundred times as many experts do not cost ten times as much.
    expect(await cost(site)).toBeLessThan(10 * (await cost(small)) + 5);
    expect(JSON.stringify(await ask(site)).length).toBeLessThan(1.2 * JSON.stringify(await ask(small)).length);
  });

  it('follows one expert who changes, is suspended, or comes back, without looking at the others', async () => {
    const named = async (text: string) => (await ask(site, `?q=${text}`)).experts[0]?.displayName;
    site.documents.set('experts/e5', madeUpExpert(5, { displayName: 'Zamfira Unica' }));
    site.reads.length = 0;
    await keepPerson(site.store, { uid: 'e5', now: NOW });
    expect(site.reads).not.toContain('experts');
    expect(await named('zamfira')).toBe('Zamfira Unica');
    site.documents.set('experts/e5', madeUpExpert(5, { displayName: 'Zamfira Unica', status: 'suspended' }));
    await keepPerson(site.store, { uid: 'e5', now: NOW });
    expect(await named('zamfira')).toBeUndefined();
    expect((await answer('GET', '/payload/ro/experts/e5.json', site.store, NOW)).status).toBe(404);
  });
});

describe('finding an expert', () => {
  const site = siteOf(24);
  const found = async (query: string, now?: Date) => (await ask(site, query, now)).experts.map(({ id }) => id);

  it('names those who can explain a course in a language', async () => {
    const ids = await found('?course=c1&language=en&sort=name');
    expect(ids.toSorted()).toEqual(['e18', 'e6']);
    expect(await found('?course=absent')).toEqual([]);
  });

  it('asks for a level of the language, or of any', async () => {
    expect((await found('?fluency=native')).length).toBe(12);
    expect((await found('?language=en&fluency=B2&sort=name')).toSorted()).toEqual(['e0', 'e12', 'e18', 'e6']);
    expect(await found('?language=en&fluency=C1')).toEqual([]);
  });

  it('knows in which evenings somebody has time, where the visitor is', async () => {
    const inBucharest = await found('?time=evenings&zone=Europe/Bucharest');
    expect(inBucharest).toContain('e3');
    // Eight in the morning in New York is the afternoon in Bucharest.
    expect(await found('?time=afternoons&zone=Europe/Bucharest')).toContain('e2');
    expect(await found('?time=mornings&zone=America/New_York')).toContain('e2');
    expect(await found('?time=evenings&zone=America/New_York')).not.toContain('e3');
  });

  it('counts topics with what else is asked', async () => {
    const { facets } = await ask(site, '?language=en');
    expect(facets.topic.find(({ value }) => value === 'somn')).toMatchObject({ label: 'Somn', count: 2 });
  });

  it('begins with whoever can be met first, to the minute, and moves on as time passes', async () => {
    const first = async (now: Date) => (await ask(site, '', now)).experts[0]?.nextFreeAt;
    const next = await first(NOW);
    const expected = Array.from({ length: 24 }, (_, index) => madeUpPerson(index)).flatMap(
      ({ schedule, expert }) =>
        (schedule && freeStarts(schedule, Object.values(expert.offerings)[0] as never, [], NOW).next().value) ?? [],
    );
    expect(next).toBe(expected.toSorted((one, other) => +one - +other)[0]?.toISOString());
    const later = new Date(Date.parse(next ?? '') - 720 * 60_000 + 60_000);
    expect(Date.parse((await first(later)) ?? '')).toBeGreaterThan(Date.parse(next ?? ''));
  });
});

describe('the times that lists know', () => {
  it('are those of the page, as long as they look ahead', () => {
    for (let index = 0; index < 12; index += 1) {
      const person = madeUpPerson(index);
      const [runs] = startRuns(person, NOW);
      const [offering] = Object.values(person.expert.offerings);
      if (!runs || !offering || !person.schedule) throw new Error('no times');
      const later = new Date(+NOW + 3 * 86_400_000);
      const until = +NOW + 14 * 86_400_000;
      const expected = [...freeStarts(person.schedule, offering, [], later)].filter((start) => +start <= until);
      const known = [...startsFrom(runs, later)].map((minute) => minute * 60_000).filter((start) => start <= until);
      expect(known).toEqual(expected.map(Number));
    }
  });

  it('are looked at again before they run out', async () => {
    const { store, documents } = siteOf(3);
    for (const uid of ['e0', 'e1', 'e2']) await keepPerson(store, { uid, now: NOW });
    const later = new Date(+NOW + 8 * 86_400_000);
    await keepPerson(store, { uid: 'e2', now: later });
    await renewTimes(store, later);
    expect([0, 1, 2].map((index) => documents.get(`expertViews/e${index}`)?.keptAt)).toEqual([later, later, later]);
    expect(nextStart(startRuns(madeUpPerson(0), later), later)).toBeDefined();
  });
});
