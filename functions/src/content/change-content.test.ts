import {
  type Banner,
  BUILT_IN_CATEGORIES,
  type Categories,
  type Category,
  type ContentKey,
  HOME_PAGE,
  type HomePage,
  NO_BANNER,
  storedRole,
} from '@cursiv/shared-domain';
import type { DocumentStore } from '../store/document-source.ts';
import { memoryStore } from '../store/memory-store.ts';
import { changeContent, contentChangeSchema } from './change-content.ts';

const NOW = new Date('2026-11-24T10:00:00Z');
const BANNER: Banner = {
  text: { ro: 'Revenim vineri.', en: 'Back on Friday.' },
  link: '/courses',
  from: '2026-12-01T08:00:00Z',
  until: '2026-12-03T08:00:00Z',
};

let documents: Map<string, Record<string, unknown>>;
let store: DocumentStore;
beforeEach(() => {
  documents = new Map<string, Record<string, unknown>>([
    ['users/root', { name: 'Ioana', email: 'root@cursiv.test', isAdmin: true }],
    ['users/vera', { name: 'Vera', email: 'vera@cursiv.test', role: storedRole('translator') }],
    ['users/mod', { name: 'Mod', email: 'mod@cursiv.test', role: storedRole('moderator') }],
    ['users/barred', { name: 'B', email: 'b@cursiv.test', role: storedRole('translator'), status: 'suspended' }],
    ['users/ana', { name: 'Ana', email: 'ana@cursiv.test' }],
    ['courses/desen', { status: 'published' }],
    ['courses/litere', { status: 'published' }],
    ['courses/ascuns', { status: 'suspended' }],
  ]);
  store = memoryStore(documents);
});

const change = (key: ContentKey, value: object, rev: number, uid = 'root') =>
  changeContent(store, { key, rev, value: { ...value } }, uid, NOW);
const banner = (changes: Partial<Banner>, rev: number, uid?: string) =>
  change('banner', { ...BANNER, ...changes }, rev, uid);
const featured = (courseIds: string[], rev: number, uid?: string) => change('featured', { courseIds }, rev, uid);
const refused = (code: string, reason?: string) => expect.objectContaining({ code, reason });
const events = () => [...documents].flatMap(([path, fields]) => (path.startsWith('auditEvents/') ? [fields] : []));

describe('what the site says', () => {
  it('begins with what is built in, and each change is recorded whole', async () => {
    expect(await banner({}, 0)).toEqual({ rev: 1 });
    expect(await change('banner', NO_BANNER, 1)).toEqual({ rev: 2 });
    expect(events()).toEqual([
      {
        ...{ at: NOW, actorUid: 'root', actorName: 'Ioana', action: 'site.content.changed' },
        ...{ subject: 'siteContent/banner', changes: { value: { old: NO_BANNER, new: BANNER } } },
      },
      expect.objectContaining({ changes: { value: { old: BANNER, new: NO_BANNER } } }),
    ]);
    expect(documents.get('siteContent/banner')).toMatchObject({ rev: 2, value: NO_BANNER, updatedAt: NOW });
  });

  it('is not overwritten by whoever has read an older revision, nor by the second of two', async () => {
    await banner({}, 0);
    await expect(banner({ link: '' }, 0)).rejects.toEqual(refused('conflict'));
    const both = await Promise.allSettled([banner({ link: '' }, 1), banner({ link: '/experts' }, 1)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(events()).toHaveLength(2);
  });

  it('keeps its revision when nothing differs', async () => {
    await banner({}, 0);
    expect(await banner({}, 1)).toEqual({ rev: 1 });
    expect(events()).toHaveLength(1);
  });

  it.each<[string, object]>([
    ['a link to elsewhere', { ...BANNER, link: 'https://evil.test' }],
    ['one language alone', { ...BANNER, text: { ro: 'Revenim', en: '' } }],
    ['no end', { ...BANNER, until: null }],
    ['a text of another kind', { ...BANNER, text: { ro: 7, en: 'x' } }],
    ['nothing known', { html: '<script>' }],
  ])('takes no banner with %s', async (_, value) => {
    await expect(change('banner', value, 0)).rejects.toEqual(refused('invalid'));
    expect(documents.has('siteContent/banner')).toBe(false);
  });

  it('keeps nothing of a value that its form does not name', async () => {
    await change('banner', { ...BANNER, html: '<b>' }, 0);
    expect(documents.get('siteContent/banner')?.value).toEqual(BANNER);
  });

  it('is mended when what is stored can no longer be read', async () => {
    documents.set('siteContent/banner', { rev: 4, value: { text: 'old' }, updatedAt: NOW });
    await expect(banner({}, 0)).rejects.toEqual(refused('conflict'));
    expect(await banner({}, 4)).toEqual({ rev: 5 });
  });
});

describe('the featured courses', () => {
  const shown = () => documents.get('config/public')?.featuredCourseIds;

  it('stand where every public page reads them, beside the other settings', async () => {
    documents.set('config/public', {
      ...{ supportEmail: 'a@b.ro', announcement: {}, announcementActive: false, lastAuditId: 'e' },
      featuredCourseIds: ['litere'],
    });
    await featured(['desen', 'litere'], 0);
    expect(events()[0]).toMatchObject({
      changes: { value: { old: { courseIds: ['litere'] }, new: { courseIds: ['desen', 'litere'] } } },
    });
    expect(documents.get('config/public')).toEqual({
      ...{ supportEmail: 'a@b.ro', announcement: {}, announcementActive: false, lastAuditId: 'e' },
      featuredCourseIds: ['desen', 'litere'],
    });
  });

  it('may be the first setting of a site', async () => {
    await featured(['desen'], 0);
    expect(shown()).toEqual(['desen']);
  });

  it('are published ones; one that was suspended since may stay in the list', async () => {
    for (const id of ['ascuns', 'absent'])
      await expect(featured(['desen', id], 0)).rejects.toEqual(refused('invalid', 'not-published'));
    await featured(['desen'], 0);
    documents.set('courses/desen', { status: 'suspended' });
    expect(await featured(['litere', 'desen'], 1)).toEqual({ rev: 2 });
  });

  it.each([[[...'1234567']], [['desen', 'desen']], [['../users']], [[7]]])('are no %j', async (courseIds) => {
    await expect(featured(courseIds as string[], 0)).rejects.toEqual(refused('invalid'));
  });
});

describe('the categories', () => {
  const MUSIC: Category = {
    ...{ id: 'music', name: { ro: 'Muzică', en: 'Music' }, about: { ro: '', en: '' }, isOffered: true },
  };
  const { categories: builtIn } = BUILT_IN_CATEGORIES;
  const categories = (list: Category[], rev: number, uid?: string) =>
    change('categories', { categories: list } satisfies Categories, rev, uid);

  it('stand where every public page and the rules read them, beside the other settings', async () => {
    documents.set('config/public', { supportEmail: 'a@b.ro', featuredCourseIds: ['desen'], lastAuditId: 'e' });
    const [languages, ...others] = builtIn as [Category, ...Category[]];
    const next = [MUSIC, ...others, { ...languages, isOffered: false }];
    expect(await categories(next, 0)).toEqual({ rev: 1 });
    expect(documents.get('config/public')).toMatchObject({
      ...{ supportEmail: 'a@b.ro', featuredCourseIds: ['desen'], categories: next },
      offeredCategories: ['music', ...others.map(({ id }) => id)],
    });
    expect(events()).toEqual([
      expect.objectContaining({ changes: { value: { old: BUILT_IN_CATEGORIES, new: { categories: next } } } }),
    ]);
  });

  it('never lose one, because documents name it', async () => {
    await expect(categories(builtIn.slice(1), 0)).rejects.toEqual(refused('invalid', 'category-gone'));
    await categories([...builtIn, MUSIC], 0);
    await expect(categories(builtIn, 1)).rejects.toEqual(refused('invalid', 'category-gone'));
    expect(documents.get('siteContent/categories')).toMatchObject({ rev: 1 });
  });

  it.each<[string, Category[]]>([
    ['another id than letters', [...builtIn, { ...MUSIC, id: '../users' }]],
    ['the same id twice', [...builtIn, MUSIC, MUSIC]],
    ['a name in one language alone', [...builtIn, { ...MUSIC, name: { ro: 'Muzică', en: '' } }]],
    ['none that is offered', builtIn.map((category) => ({ ...category, isOffered: false }))],
  ])('are refused with %s', async (_, list) => {
    await expect(categories(list, 0)).rejects.toEqual(refused('invalid'));
    expect(documents.has('config/public')).toBe(false);
  });

  it("are administrators' alone, and not overwritten by the second of two", async () => {
    for (const uid of ['vera', 'mod', 'ana', 'barred'])
      await expect(categories([...builtIn, MUSIC], 0, uid)).rejects.toMatchObject({ code: 'no-access' });
    await categories([...builtIn, MUSIC], 0);
    await expect(categories(builtIn.toReversed(), 0)).rejects.toEqual(refused('conflict'));
  });
});

describe("the home page's announcement", () => {
  const SHOWN = { text: { ro: 'Curs nou', en: '' }, isShown: true };
  const SETTINGS = { supportEmail: 'a@b.ro', featuredCourseIds: ['desen'], lastAuditId: 'e' };

  it('stands where every public page reads it, beside the other settings', async () => {
    documents.set('config/public', { ...SETTINGS, announcement: { en: 'Old' }, announcementActive: false });
    await change('announcement', SHOWN, 0);
    expect(documents.get('config/public')).toEqual({
      ...{ ...SETTINGS, announcement: { ro: 'Curs nou' }, announcementActive: true },
    });
    const old = { text: { ro: '', en: 'Old' }, isShown: false };
    expect(events()[0]).toMatchObject({ changes: { value: { old, new: SHOWN } } });
    await change('announcement', old, 1);
    expect(documents.get('config/public')).toMatchObject({ announcement: { en: 'Old' }, announcementActive: false });
  });

  it('needs a text in one language while it shows', async () => {
    await expect(change('announcement', { ...SHOWN, text: { ro: ' ', en: '' } }, 0)).rejects.toEqual(
      refused('invalid'),
    );
    expect(documents.has('config/public')).toBe(false);
  });

  it('is translated by an editor of translations, who does not decide whether it shows', async () => {
    await change('announcement', SHOWN, 0);
    await change('announcement', { ...SHOWN, text: { ro: 'Curs nou', en: 'New course' } }, 1, 'vera');
    await expect(change('announcement', { ...SHOWN, isShown: false }, 2, 'vera')).rejects.toEqual(
      refused('no-access', 'texts-only'),
    );
  });
});

describe('the home page', () => {
  const SETTINGS = { supportEmail: 'a@b.ro', featuredCourseIds: ['desen'], lastAuditId: 'e' };
  const OWN = { title: { ro: 'Școala mea', en: 'My school' } };
  const home = (changes: Partial<HomePage>, rev: number, uid?: string) =>
    change('home', { ...HOME_PAGE, ...changes }, rev, uid);

  it('stands where every public page reads it, beside the other settings: what shows, in its order', async () => {
    documents.set('config/public', SETTINGS);
    const parts = HOME_PAGE.parts.map((part) => ({ ...part, isShown: part.id !== 'newest' })).toReversed();
    await home({ ...OWN, parts }, 0);
    expect(documents.get('config/public')).toMatchObject({
      ...SETTINGS,
      home: {
        ...{ ...OWN, lead: {} },
        parts: ['contact', 'resources', 'experts', 'steps', 'categories', 'featured'],
      },
    });
    expect(events()[0]).toMatchObject({
      ...{ subject: 'siteContent/home', changes: { value: { old: HOME_PAGE, new: { ...HOME_PAGE, ...OWN, parts } } } },
    });
  });

  it.each<[string, Partial<HomePage>]>([
    ['a title in one language alone', { title: { ro: 'Școala mea', en: '' } }],
    ['a title that is too long', { title: { ro: 'x'.repeat(81), en: 'x' } }],
    ['several lines', { lead: { ro: 'a\nb', en: 'c' } }],
    ['a part that is missing', { parts: HOME_PAGE.parts.slice(1) }],
    ['a part twice', { parts: [...HOME_PAGE.parts.slice(1), ...HOME_PAGE.parts.slice(1, 2)] }],
  ])('is refused with %s', async (_, changes) => {
    await expect(home(changes, 0)).rejects.toEqual(refused('invalid'));
    expect(documents.has('config/public')).toBe(false);
  });

  it('is worded by an editor of translations, who does not decide what shows', async () => {
    await home(OWN, 0, 'vera');
    await expect(home({ ...OWN, parts: HOME_PAGE.parts.toReversed() }, 1, 'vera')).rejects.toEqual(
      refused('no-access', 'texts-only'),
    );
  });
});

describe('the holidays', () => {
  const day = (date: string, ro = 'Ziua Națională') => ({ date, name: { ro, en: 'National Day' } });
  const holidays = (days: object[], rev: number, uid?: string) => change('holidays', { days }, rev, uid);

  it('are kept in order, and recorded as any change', async () => {
    await holidays([day('2026-11-30'), day('2026-12-01')], 0);
    await holidays([day('2026-12-01')], 1);
    expect(documents.get('siteContent/holidays')).toMatchObject({ rev: 2, value: { days: [day('2026-12-01')] } });
    expect(events().map(({ subject }) => subject)).toEqual(['siteContent/holidays', 'siteContent/holidays']);
  });

  it.each([
    ['out of order', [day('2026-12-01'), day('2026-11-30')]],
    ['twice', [day('2026-12-01'), day('2026-12-01')]],
    ['without a name', [day('2026-12-01', ' ')]],
    ['that do not exist', [day('2026-02-30')]],
    ['without end', Array.from({ length: 101 }, (_, n) => day(new Date(n * 86_400_000).toISOString().slice(0, 10)))],
  ])('are no days %s', async (_, days) => {
    await expect(holidays(days, 0)).rejects.toEqual(refused('invalid'));
  });

  it('are decided by administrators', async () => {
    await expect(holidays([day('2026-12-01')], 0, 'vera')).rejects.toEqual(refused('no-access', 'texts-only'));
  });
});

describe('an editor of translations', () => {
  it('changes texts alone', async () => {
    await banner({}, 0);
    expect(await banner({ text: { ro: 'Revenim vineri.', en: 'We are back on Friday.' } }, 1, 'vera')).toEqual({
      rev: 2,
    });
    for (const more of [{ link: '' }, { until: '2026-12-04T08:00:00Z' }])
      await expect(banner({ text: { ro: 'Vineri.', en: 'Friday.' }, ...more }, 2, 'vera')).rejects.toEqual(
        refused('no-access', 'texts-only'),
      );
    await expect(change('banner', NO_BANNER, 2, 'vera')).rejects.toEqual(refused('no-access', 'texts-only'));
    await expect(featured(['desen'], 0, 'vera')).rejects.toEqual(refused('no-access', 'texts-only'));
  });
});

describe('everybody else', () => {
  it.each(['ana', 'mod', 'barred', 'nobody'])('is refused: %s', async (uid) => {
    await expect(banner({}, 0, uid)).rejects.toEqual(refused('no-access'));
    expect(events()).toEqual([]);
  });
});

describe('a change', () => {
  it.each<[string, object]>([
    ['another document', { key: '../users/root', rev: 0, value: {} }],
    ['a revision below all', { key: 'banner', rev: -1, value: {} }],
    ['more than it says', { key: 'banner', rev: 0, value: {}, actorName: 'Ioana' }],
    ['a list', { key: 'banner', rev: 0, value: [] }],
  ])('names no %s', (_, value) => expect(contentChangeSchema.safeParse(value).success).toBe(false));
});

describe('the texts of mails', () => {
  const none = { ro: '', en: '' };
  const mails = (subject: object, opening: object, uid?: string, type = 'review.hidden') =>
    change(
      'mails',
      { texts: { [type]: { subject: { ...none, ...subject }, opening: { ...none, ...opening } } } },
      0,
      uid,
    );

  it('are for administrators and editors of translations, and recorded as any change', async () => {
    await mails({ ro: 'Recenzia ta' }, { en: 'Your review of {{title}}.' }, 'vera');
    const value = { subject: { ro: 'Recenzia ta', en: '' }, opening: { ro: '', en: 'Your review of {{title}}.' } };
    expect(documents.get('siteContent/mails')).toMatchObject({ rev: 1, value: { texts: { 'review.hidden': value } } });
    expect(events()).toMatchObject([
      { actorUid: 'vera', changes: { value: { old: { texts: {} }, new: { texts: { 'review.hidden': value } } } } },
    ]);
    for (const uid of ['mod', 'barred', 'ana']) await expect(mails({}, {}, uid)).rejects.toEqual(refused('no-access'));
  });

  it.each([
    ['a break in a subject', { ro: 'Da\r\nBcc: eve@evil.test' }, {}, 'mail-text'],
    ['a name that the mail does not know', { en: '{{address}}' }, {}, 'mail-text'],
    ['nothing of what the mail is about', {}, { ro: 'Ceva a fost ascuns.' }, 'mail-text'],
    ['a subject without end', { ro: 'x'.repeat(151) }, {}, 'mail-text'],
    ['a first paragraph without end', {}, { ro: `{{title}}${'x'.repeat(600)}` }, 'mail-text'],
    ['a number', { ro: 7 }, {}, undefined],
  ])('are refused with %s', async (_, subject, opening, reason) => {
    await expect(mails(subject, opening)).rejects.toEqual(refused('invalid', reason));
    expect(documents.has('siteContent/mails')).toBe(false);
  });

  it('keep nothing of a type that is no mail', async () => {
    await mails({ ro: 'x' }, {}, 'root', 'eve');
    expect(documents.has('siteContent/mails')).toBe(false);
  });
});
