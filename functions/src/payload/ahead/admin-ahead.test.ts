import { adminAhead } from './admin-ahead.ts';
import type { ReadersDatabase } from './as-reader.ts';

const OWN = ['users/ana', 'users/ana/settings/preferences', 'users/ana/unread/notifications'];

/** The database of somebody whose profile has these fields, in the database's own form; the totals of people are closed to them. */
const databaseOf = (profile: object): ReadersDatabase => ({
  get: async () => undefined,
  list: async () => [],
  find: async () => undefined,
  watch: async (path) =>
    path === 'siteFigures/users__documents'
      ? undefined
      : {
          query: { parent: path, structuredQuery: {} },
          readTime: '2026-11-30T08:00:00Z',
          documents: path === 'users/ana' ? ([{ name: path, fields: profile }] as never) : [],
        },
});

const answeredFor = async (profile: object) =>
  Object.keys((await adminAhead(databaseOf(profile), 'ana')).watched ?? {}).filter((path) => !OWN.includes(path));

describe('what the start page of the administration reads at first', () => {
  it('is their own, and a document for each right of an administrator, without those that are closed to them', async () => {
    const { watched = {} } = await adminAhead(databaseOf({ isAdmin: { booleanValue: true } }), 'ana');
    expect(Object.keys(watched)).toEqual(expect.arrayContaining([...OWN, 'siteFigures/courses__documents']));
    expect(watched).not.toHaveProperty('siteFigures/users__documents');
  });

  it('is only what is the work of somebody with a role, and nothing of the kind for anybody else', async () => {
    const ofModerator = await answeredFor({ role: { stringValue: 'cursiv-moderator' } });
    expect(ofModerator).toContain('siteFigures/resources__documents');
    expect(ofModerator).not.toContain('siteFigures/leads__documents');
    expect(await answeredFor({ name: { stringValue: 'Ana' } })).toEqual([]);
  });
});
