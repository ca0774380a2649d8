import { randomUUID } from 'node:crypto';
import type { DocumentStore } from '../store/document-source.ts';
import { memoryStore } from '../store/memory-store.ts';
import { publishCourse } from './publish-course.ts';
import { publishSchema } from './request/publish-request.ts';
import { type Fault, faultyStore } from './testing/faulty-store.ts';
import { body, lesson, outline, writtenDraft } from './testing/written-draft.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
/** After a publication that was cut off has lost its claim. */
const LATER = new Date(NOW.getTime() + 120_000);
/** More documents than one commit takes. */
const LESSONS = Array.from({ length: 110 }, (_, at) => `l${at}`);
/** Claim, two commits of documents with a note after each, and the switch. */
const COMMITS = 6;

type Documents = Map<string, Record<string, unknown>>;
let documents: Documents;

/** Saves a revision of the draft in which every text says so. */
function write(revision: string, more: object = {}): void {
  const rev = Number(documents.get('courseDrafts/c1')?.rev) + 1;
  const title = { ro: revision, en: revision };
  const texts = LESSONS.flatMap((id) => [body(id, 'ro', revision), body(id, 'en', revision)]);
  const draft = {
    ...documents.get('courseDrafts/c1'),
    title,
    rev,
    outline: outline(...LESSONS.map((id) => lesson(id))),
  };
  documents.set('courseDrafts/c1', { ...draft, ...more });
  for (const [path, fields] of texts) documents.set(path, { ...fields });
}

const rev = () => Number(documents.get('courseDrafts/c1')?.rev);
const wish = (changes: object = {}) =>
  publishSchema.parse({ key: randomUUID(), courseId: 'c1', rev: rev(), locales: ['ro', 'en'], ...changes });
const whole = () => faultyStore(memoryStore(documents), () => undefined);
const failing = (fault: (number: number) => Fault | undefined) => faultyStore(memoryStore(documents), fault);
const publish = (request = wish(), store: DocumentStore = whole(), now = NOW, uid = 'vera') =>
  publishCourse(store, request, { uid, hasVerifiedEmail: true }, now);

/** The revision that readers have, if all of it is the same. */
function read(): unknown {
  const { version, title } = documents.get('courses/c1') ?? {};
  const texts = LESSONS.flatMap((id) => ['ro', 'en'].map((locale) => `bodies/${id}_${locale}`));
  const said = texts.map((place) => documents.get(`courses/c1/versions/${version}/${place}`)?.text);
  const lessons = LESSONS.map((id) => documents.get(`courses/c1/versions/${version}/lessons/${id}`)?.type);
  const all = new Set([...said, (title as { ro: string }).ro]);
  return all.size === 1 && lessons.every((type) => type === 'text') ? [...all][0] : 'a mixture';
}

const versions = () => [...documents.keys()].filter((path) => /^courses\/c1\/versions\/\d+$/.test(path));

beforeEach(async () => {
  documents = writtenDraft({ ownerUid: 'vera' });
  write('first');
  await publish();
  write('second');
});

const AT_EVERY_COMMIT = Array.from({ length: COMMITS }, (_, at) => at);

describe.each(AT_EVERY_COMMIT)('a function that is killed at commit %i', (at) => {
  it.each([
    ['before it is stored', 'refused'],
    ['after it was stored', 'answer lost'],
  ] as const)('%s leaves readers a whole version, and the next press publishes', async (_, fault) => {
    const killed = failing((number) => (number === at ? fault : number > at ? 'refused' : undefined));
    const request = wish();
    await expect(publish(request, killed)).rejects.toThrow('killed');
    expect(read()).toBe(at === COMMITS - 1 && fault === 'answer lost' ? 'second' : 'first');
    await publish(request, whole(), LATER);
    expect(read()).toBe('second');
    expect(versions()).toHaveLength(2);
  });
});

describe.each(AT_EVERY_COMMIT)('a database that stumbles at commit %i', (at) => {
  it.each(['refused', 'answer lost'] as const)('(%s) says what became of it, at once', async (fault) => {
    const request = wish();
    const outcome = await publish(
      request,
      failing((number) => (number === at ? fault : undefined)),
    ).catch(String);
    const publication = documents.get('publications/c1');
    expect([outcome, publication?.status, read()]).toEqual([
      'Error: killed',
      ...(at === 0 && fault === 'refused' ? ['done', 'first'] : []),
      ...(at === 0 && fault === 'answer lost' ? ['running', 'first'] : []),
      ...(at > 0 && at < COMMITS - 1 ? ['failed', 'first'] : []),
      ...(at === COMMITS - 1 ? (fault === 'refused' ? ['failed', 'first'] : ['done', 'second']) : []),
    ]);
  });
});

describe('whoever lost the answer', () => {
  it('is told the version by the same press, although they have written on', async () => {
    const request = wish();
    await publish(request);
    write('third');
    await expect(publish(request)).resolves.toEqual({ version: 2 });
  });

  it('is told so as an administrator, for whom nothing waits any longer', async () => {
    write('second', { ownerUid: 'ana', status: 'in_review' });
    documents.set('courses/c1', { ...documents.get('courses/c1'), ownerUid: 'ana' });
    const request = wish();
    await publish(request, whole(), NOW, 'root');
    await expect(publish(request, whole(), NOW, 'root')).resolves.toEqual({ version: 2 });
    expect([...documents.keys()].filter((path) => path.startsWith('auditEvents/'))).toHaveLength(1);
  });
});

describe('presses at the same time', () => {
  it('publish once, whoever comes first', async () => {
    const store = whole();
    const pressed = await Promise.allSettled(Array.from({ length: 8 }, () => publish(wish(), store)));
    const failures = pressed.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(new Set(failures)).toEqual(new Set(['busy']));
    expect(failures).toHaveLength(7);
    expect([read(), versions().length]).toEqual(['second', 2]);
  });

  it('publish one language after the other, and lose neither', async () => {
    const store = whole();
    const [ro, en] = [wish({ locales: ['ro'] }), wish({ locales: ['en'] })];
    const pressed = await Promise.allSettled([publish(ro, store), publish(en, store)]);
    expect(pressed.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    await publish(en, store);
    expect([read(), versions().length]).toEqual(['second', 3]);
  });
});

describe('a publication that took too long', () => {
  /** Does something once the function has written everything and is about to switch. */
  const beforeSwitch = (act: () => Promise<unknown>): DocumentStore => {
    const store = memoryStore(documents);
    let number = 0;
    return {
      ...store,
      transact: async (work) => {
        number += 1;
        if (number === COMMITS) await act();
        return store.transact(work);
      },
    };
  };

  it('does not switch, nor spoil the one that took its place', async () => {
    const request = wish();
    const overtaken = publish(
      request,
      beforeSwitch(() => publish(request, whole(), LATER)),
    );
    await expect(overtaken).rejects.toEqual(expect.objectContaining({ code: 'busy' }));
    expect(documents.get('publications/c1')).toMatchObject({ status: 'done', version: 3 });
    expect([read(), versions().length]).toEqual(['second', 2]);
  });

  it('does not tell that the one at work in its place has failed', async () => {
    const request = wish();
    const atWork = () =>
      publish(
        request,
        failing((number) => (number > 1 ? 'refused' : undefined)),
        LATER,
      );
    const overtaken = publish(
      request,
      beforeSwitch(() => atWork().catch(() => undefined)),
    );
    await expect(overtaken).rejects.toEqual(expect.objectContaining({ code: 'busy' }));
    expect(documents.get('publications/c1')).toMatchObject({ status: 'running', version: 3 });
  });

  it('publishes what was pressed, and leaves what was written or brought back meanwhile in the draft', async () => {
    await publish(
      wish(),
      beforeSwitch(async () => write('an earlier one, brought back')),
    );
    expect(read()).toBe('second');
    expect(documents.get('courseDrafts/c1')).toMatchObject({ publishedRev: 5, rev: 6, status: 'published' });
  });

  it.each([
    ['its author may no longer publish', () => change('users/vera', { verifiedCreator: false }), 'no-access'],
    ['the draft is another person’s', () => change('courseDrafts/c1', { ownerUid: 'ana' }), 'no-access'],
    ['the draft is gone', () => documents.delete('courseDrafts/c1'), 'not-found'],
  ])('does not switch once %s', async (_, act, code) => {
    await expect(
      publish(
        wish(),
        beforeSwitch(async () => act()),
      ),
    ).rejects.toEqual(expect.objectContaining({ code }));
    expect(read()).toBe('first');
  });

  it('leaves a course hidden that was suspended meanwhile', async () => {
    await publish(
      wish(),
      beforeSwitch(async () => change('courses/c1', { status: 'suspended' })),
    );
    expect(documents.get('courses/c1')).toMatchObject({ status: 'suspended', version: 2 });
  });
});

const change = (path: string, fields: object) => documents.set(path, { ...documents.get(path), ...fields });

describe('a course at the limits', () => {
  it('is refused whole with one lesson too many', async () => {
    change('courseDrafts/c1', { outline: outline(...Array.from({ length: 501 }, (_, at) => lesson(`l${at}`))) });
    await expect(publish()).rejects.toEqual(expect.objectContaining({ code: 'invalid', reason: 'outline' }));
    expect(read()).toBe('first');
  });
});
