import { ORDERS_PATH } from '@cursiv/shared-domain';
import { memoryStore } from '../store/memory-store.ts';
import { storedOrders } from '../store/stored-orders.ts';
import { changeRegistry, changeSchema, type RegistryChange } from './change-registry.ts';
import { liveRegistry } from './live-registry.ts';
import { ComposedSite } from './testing/composed-site.ts';

const NOW = new Date('2026-11-24T10:00:00Z');
const refused = (code: string, reason?: string) =>
  expect.objectContaining({ code, reason: reason === undefined ? undefined : expect.stringContaining(reason) });

let site: ComposedSite;
let documents: Map<string, Record<string, unknown>>;

beforeEach(async () => {
  site = new ComposedSite();
  await site.start();
  site.point(site.release('b2'), site.release('b3'), site.release('b1'));
  documents = new Map<string, Record<string, unknown>>([
    ['users/root', { name: 'Ioana', email: 'root@cursiv.test', isAdmin: true }],
    ['users/other', { name: 'Radu', email: 'radu@cursiv.test', isAdmin: true }],
    ['users/ana', { name: 'Ana', email: 'ana@cursiv.test', verifiedCreator: true }],
  ]);
});
afterEach(() => site.stop());

/** The act of an administrator who has read a revision of the registry. */
const act = (order: RegistryChange['order'], revision = 7, by = 'root', section = 'mf_public') =>
  changeRegistry(
    memoryStore(documents),
    { origin: site.origin, file: site.file },
    { section, revision, order },
    { uid: by, hasVerifiedEmail: true },
    NOW,
  );
/** What visitors get. */
const live = () =>
  liveRegistry({
    file: async () => site.file,
    orders: () => storedOrders(memoryStore(documents)),
    warn: () => undefined,
  })();
const events = () => [...documents].flatMap(([path, fields]) => (path.startsWith('auditEvents/') ? [fields] : []));

describe('an administrator', () => {
  it('pins a kept release, gives a trial another share, and takes both back; each change is recorded whole', async () => {
    expect(await act({ kind: 'pin', buildId: 'b1' })).toEqual({ revision: 8 });
    await act({ kind: 'canary', buildId: 'b3', percent: 50 }, 8);
    await act({ kind: 'unpin' }, 9);
    const pin = { buildId: 'b1', integrity: expect.stringMatching(/^sha384-/) };
    const canary = { buildId: 'b3', percent: 50 };
    expect(events()).toMatchObject([
      {
        actorUid: 'root',
        actorName: 'Ioana',
        at: NOW,
        subject: ORDERS_PATH,
        changes: { mf_public: { old: null, new: { pin } } },
      },
      { changes: { mf_public: { old: { pin }, new: { pin, canary } } } },
      { changes: { mf_public: { old: { pin, canary }, new: { canary } } } },
    ]);
    expect(documents.get(ORDERS_PATH)).toMatchObject({ revision: 3, sections: { mf_public: { canary } } });
  });

  it('switches a section off in both languages even when its site is gone, and on again only when it runs', async () => {
    delete site.files['/current.json'];
    await act({ kind: 'disable', ro: ' Revenim la ora 14. ', en: 'Back at 2 pm.' });
    expect((await live()).sections.mf_public).toMatchObject({
      disabled: { ro: 'Revenim la ora 14.', en: 'Back at 2 pm.' },
    });
    await expect(act({ kind: 'enable' }, 8)).rejects.toEqual(refused('invalid', 'would-not-run: '));
    site.point(site.release('b2'));
    await act({ kind: 'enable' }, 8);
    expect(events()).toHaveLength(2);
  });

  it('cannot switch off the section of the page that switches on', async () => {
    const off = { kind: 'disable', ro: 'Gata', en: 'Over' } as const;
    await expect(act(off, 7, 'root', 'mf_admin')).rejects.toEqual(refused('invalid', 'own-page'));
  });

  it('is refused whatever the command refuses', async () => {
    await expect(act({ kind: 'pin', buildId: 'b9' })).rejects.toEqual(refused('invalid', 'not-kept'));
    await expect(act({ kind: 'unpin' })).rejects.toEqual(refused('invalid', 'not-pinned'));
    await expect(act({ kind: 'enable' })).rejects.toEqual(refused('invalid', 'not-disabled'));
    await expect(act({ kind: 'disable', ro: 'Revenim', en: ' ' })).rejects.toEqual(refused('invalid', 'no-text'));
    await expect(act({ kind: 'canary', buildId: 'b2', percent: 5 })).rejects.toEqual(refused('invalid', 'not-tried'));
    site.files['/r/b1/entry.js'] = 'tampered';
    await expect(act({ kind: 'pin', buildId: 'b1' })).rejects.toEqual(refused('invalid', 'other bytes than its hash'));
    site.point(site.release('b2'), undefined, site.release('b1', { routes: [], contract: { major: 9, minor: 0 } }));
    await expect(act({ kind: 'pin', buildId: 'b1' })).rejects.toEqual(refused('invalid', 'speaks contract 9.0'));
    site.point(
      site.release('b2'),
      undefined,
      site.release('b1', { routes: [{ id: 'a', path: '/admin', guard: 'none', layout: 'default' }] }),
    );
    await expect(act({ kind: 'pin', buildId: 'b1' })).rejects.toEqual(refused('invalid', 'outside its prefixes'));
    expect(events()).toEqual([]);
    expect(documents.has(ORDERS_PATH)).toBe(false);
  });

  it('loses nothing of what another did meanwhile: the second of two is told', async () => {
    const both = [act({ kind: 'pin', buildId: 'b1' }), act({ kind: 'canary', buildId: 'b3', percent: 0 }, 7, 'other')];
    const outcomes = await Promise.allSettled(both);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } });
    expect(events()).toHaveLength(1);
    await expect(act({ kind: 'unpin' }, 7)).rejects.toEqual(refused('conflict'));
  });

  it('changes nothing that the deploy has said, nothing that is so already, and no section that there is not', async () => {
    await act({ kind: 'canary', buildId: 'b3', percent: 30 });
    await expect(act({ kind: 'canary', buildId: 'b3', percent: 30 }, 8)).rejects.toEqual(refused('conflict'));
    site.register({ pin: site.release('b1') });
    await expect(act({ kind: 'pin', buildId: 'b1' }, 8)).rejects.toEqual(refused('conflict', 'deployed'));
    for (const section of ['mf_none', '__proto__', 'constructor'])
      await expect(act({ kind: 'unpin' }, 8, 'root', section)).rejects.toEqual(refused('not-found'));
  });
});

describe('everybody else', () => {
  it.each(['ana', 'nobody'])('is refused: %s', async (uid) => {
    await expect(act({ kind: 'pin', buildId: 'b1' }, 7, uid)).rejects.toEqual(refused('no-access'));
    expect(documents.has(ORDERS_PATH)).toBe(false);
  });

  it('is refused, too, when they were an administrator until their account was suspended', async () => {
    documents.set('users/root', { name: 'Ioana', isAdmin: true, status: 'suspended' });
    await expect(act({ kind: 'pin', buildId: 'b1' })).rejects.toEqual(refused('no-access'));
  });
});

describe('an order', () => {
  const order = { kind: 'pin', buildId: 'b1' };
  const change = { section: 'mf_public', revision: 7, order };
  it('names a release of a section', () => expect(changeSchema.safeParse(change).success).toBe(true));

  it.each<[string, object]>([
    ['an origin', { ...change, origin: 'https://evil.test' }],
    ['an origin inside', { ...change, order: { ...order, origin: 'https://evil.test' } }],
    ['a hash of its own', { ...change, order: { ...order, integrity: 'sha384-x' } }],
    ['prefixes', { ...change, owns: ['/'] }],
    ['a path', { ...change, order: { ...order, buildId: '../../evil' } }],
    ['a long name', { ...change, order: { ...order, buildId: 'b'.repeat(101) } }],
    ['a path as a section', { ...change, section: '../x' }],
    ['a long text', { ...change, order: { kind: 'disable', ro: 'a'.repeat(301), en: 'a' } }],
    ['a share beyond all', { ...change, order: { kind: 'canary', buildId: 'b1', percent: 101 } }],
    ['a share below nothing', { ...change, order: { kind: 'canary', buildId: 'b1', percent: -1 } }],
    ['another act', { ...change, order: { kind: 'move', origin: 'https://evil.test' } }],
  ])('names no %s', (_, value) => expect(changeSchema.safeParse(value).success).toBe(false));
});

describe('the registry', () => {
  it('takes nothing else from what is stored, and no section that the deploy does not name', async () => {
    const foreign = { origin: 'https://evil.test', owns: ['/admin'], releaseKey: 'x' };
    documents.set(ORDERS_PATH, {
      revision: 2,
      sections: { mf_public: { ...foreign, disabled: { ro: 'Gata', en: 'Over' } }, mf_evil: foreign },
    });
    const { sections, revision } = await live();
    expect(revision).toBe(9);
    expect(sections).toEqual({
      ...site.file.sections,
      mf_public: { origin: site.origin, owns: ['/'], disabled: { ro: 'Gata', en: 'Over' } },
    });
  });

  it('is the file alone while the database has never answered, and stays as it was when it stops answering', async () => {
    const told: string[] = [];
    let isDown = true;
    const ask = liveRegistry({
      file: async () => site.file,
      orders: () => (isDown ? Promise.reject(new Error('down')) : storedOrders(memoryStore(documents))),
      warn: (problem) => told.push(String(problem)),
    });
    expect(await ask()).toEqual(site.file);
    expect(told).toEqual(['Error: down']);
    isDown = false;
    await act({ kind: 'pin', buildId: 'b1' });
    expect(await ask()).toMatchObject({ revision: 8 });
    isDown = true;
    expect(await ask()).toMatchObject({ revision: 8 });
  });
});
