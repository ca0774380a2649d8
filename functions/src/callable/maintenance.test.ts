import { ORDERS_PATH } from '@cursiv/shared-domain';
import { memoryStore } from '../store/memory-store.ts';
import { storedOrders } from '../store/stored-orders.ts';
import { refuseInMaintenance } from './maintenance.ts';

const NOW = new Date('2026-11-24T10:00:00Z');
const MAINTENANCE = { ro: 'Lucrăm.', en: 'At work.', endsAt: '2026-11-24T11:00:00.000Z', endsItself: true };
const REFUSED = { code: 'maintenance' };

const person = (more: object) => ({
  ...{ name: 'Ana', email: 'ana@cursiv.test', locale: 'ro', timezone: 'Europe/Bucharest', role: 'cursiv-user' },
  ...{ isAdmin: false, verifiedCreator: false, verifiedExpert: false, verifiedInstructor: false },
  ...{ createdAt: NOW, updatedAt: NOW, ...more },
});

/** Whether somebody may go on. */
function goesOn(uid: string | undefined, maintenance: unknown, now = NOW): Promise<void> {
  const store = memoryStore(
    new Map<string, Record<string, unknown>>([
      [ORDERS_PATH, { revision: 3, sections: {}, ...(maintenance !== undefined && { maintenance }) }],
      ['users/ana', person({})],
      ['users/root', person({ isAdmin: true })],
      ['users/out', person({ isAdmin: true, status: 'suspended' })],
      ['users/mod', person({ role: 'cursiv-moderator' })],
    ]),
  );
  return refuseInMaintenance(
    uid,
    () => storedOrders(store),
    () => store,
    now,
  );
}

describe('while the site is worked on', () => {
  it('nobody goes on but administrators whose account is not suspended', async () => {
    for (const uid of ['ana', 'out', 'mod', 'nobody', undefined])
      await expect(goesOn(uid, MAINTENANCE)).rejects.toMatchObject(REFUSED);
    await goesOn('root', MAINTENANCE);
  });

  it('everybody goes on before it begins, and once it has ended by itself', async () => {
    await goesOn('ana', undefined);
    const end = new Date(MAINTENANCE.endsAt);
    await expect(goesOn('ana', MAINTENANCE, new Date(end.getTime() - 1))).rejects.toMatchObject(REFUSED);
    await goesOn('ana', MAINTENANCE, end);
  });

  it('it lasts beyond its time where somebody has to end it', () =>
    expect(
      goesOn('ana', { ...MAINTENANCE, endsItself: false }, new Date('2026-11-25T10:00:00Z')),
    ).rejects.toMatchObject(REFUSED));

  it('everybody goes on while nobody knows the orders', () =>
    refuseInMaintenance('ana', () => Promise.reject(new Error('down'))));
});
