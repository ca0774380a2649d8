import { memoryStore } from '../store/memory-store.ts';
import { setAdministrator } from './set-administrator.ts';

const NOW = new Date('2026-11-23T10:00:00Z');

const profile = (name: string, isAdmin: boolean) => ({
  name,
  email: `${name.toLowerCase()}@cursiv.test`,
  locale: 'ro',
  timezone: 'Europe/Bucharest',
  role: 'cursiv-user',
  isAdmin,
  verifiedCreator: false,
  verifiedExpert: false,
  verifiedInstructor: false,
  createdAt: NOW,
  updatedAt: NOW,
});

const site = (...people: [name: string, isAdmin: boolean][]) => {
  const documents = new Map<string, Record<string, unknown>>(
    people.map(([name, isAdmin]) => [`users/${name.toLowerCase()}`, profile(name, isAdmin)]),
  );
  return { documents, store: memoryStore(documents) };
};
const recorded = (documents: Map<string, Record<string, unknown>>) =>
  [...documents].filter(([path]) => path.startsWith('auditEvents/')).map(([, event]) => event);

describe('the operator', () => {
  it('makes the first administrator, by any spelling of their address, and the log says so', async () => {
    const { documents, store } = site(['Ana', false]);
    expect(await setAdministrator(store, ' ANA@Cursiv.test ', true, NOW)).toBe('Ana');
    const [event] = recorded(documents);
    expect(event).toMatchObject({
      actorName: 'Operator',
      subject: 'users/ana',
      changes: { isAdmin: { old: false, new: true } },
    });
    expect(documents.get('users/ana')).toMatchObject({ isAdmin: true });
  });

  it('writes nothing that is so already', async () => {
    const { documents, store } = site(['Ana', true]);
    await setAdministrator(store, 'ana@cursiv.test', true, NOW);
    expect(recorded(documents)).toEqual([]);
  });

  it('cannot take the right of the last administrator, but of one of two', async () => {
    const { documents, store } = site(['Ana', true], ['Dan', false]);
    await expect(setAdministrator(store, 'ana@cursiv.test', false, NOW)).rejects.toMatchObject({ code: 'conflict' });
    await setAdministrator(store, 'dan@cursiv.test', true, NOW);
    await setAdministrator(store, 'ana@cursiv.test', false, NOW);
    expect(documents.get('users/ana')).toMatchObject({ isAdmin: false });
  });

  it('does not count whoever is suspended as the one who is left', async () => {
    const { documents, store } = site(['Ana', true], ['Dan', true]);
    documents.set('users/dan', { ...documents.get('users/dan'), status: 'suspended' });
    await expect(setAdministrator(store, 'ana@cursiv.test', false, NOW)).rejects.toMatchObject({ code: 'conflict' });
    await setAdministrator(store, 'dan@cursiv.test', false, NOW);
    expect(documents.get('users/dan')).toMatchObject({ isAdmin: false });
  });

  it('is told that a suspended account would have no use of the right', async () => {
    const { documents, store } = site(['Ana', true], ['Dan', false]);
    documents.set('users/dan', { ...documents.get('users/dan'), status: 'suspended' });
    await expect(setAdministrator(store, 'dan@cursiv.test', true, NOW)).rejects.toMatchObject({ code: 'no-access' });
    expect(recorded(documents)).toEqual([]);
  });

  it('is told when nobody has the address', async () => {
    const { store } = site(['Ana', true]);
    await expect(setAdministrator(store, 'x@cursiv.test', true, NOW)).rejects.toMatchObject({ code: 'not-found' });
  });
});
