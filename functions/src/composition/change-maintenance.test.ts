import { ORDERS_PATH } from '@cursiv/shared-domain';
import { maintenanceIn, withOrders } from '@cursiv/shared-platform';
import { memoryStore } from '../store/memory-store.ts';
import { storedOrders } from '../store/stored-orders.ts';
import { changeMaintenance, type MaintenanceChange, maintenanceChangeSchema } from './change-maintenance.ts';

const NOW = new Date('2026-11-24T10:00:00Z');
const ASKED = { ro: 'Lucrăm.', en: 'At work.', minutes: 60, endsItself: true };
const STORED = { ro: 'Lucrăm.', en: 'At work.', endsAt: '2026-11-24T11:00:00.000Z', endsItself: true };
const disabled = { ro: 'Gata', en: 'Over' };

let documents: Map<string, Record<string, unknown>>;
beforeEach(() => {
  documents = new Map<string, Record<string, unknown>>([
    ['users/root', { name: 'Ioana', email: 'root@cursiv.test', isAdmin: true }],
    ['users/ana', { name: 'Ana', email: 'ana@cursiv.test', verifiedCreator: true }],
    [ORDERS_PATH, { revision: 4, sections: { mf_public: { disabled } } }],
  ]);
});
const change = (maintenance: MaintenanceChange['maintenance'], revision: number, uid = 'root') =>
  changeMaintenance(memoryStore(documents), { revision, maintenance }, { uid, hasVerifiedEmail: true }, NOW);
const events = () => [...documents].flatMap(([path, fields]) => (path.startsWith('auditEvents/') ? [fields] : []));

describe('work on the site', () => {
  it('begins and ends by an administrator, is recorded, and leaves the sections’ orders as they are', async () => {
    await change(ASKED, 4);
    expect(documents.get(ORDERS_PATH)).toMatchObject({
      ...{ revision: 5, maintenance: STORED, sections: { mf_public: { disabled } } },
    });
    await change(null, 5);
    expect(documents.get(ORDERS_PATH)).toMatchObject({ revision: 6, sections: { mf_public: { disabled } } });
    expect(documents.get(ORDERS_PATH)).not.toHaveProperty('maintenance');
    expect(events()).toMatchObject([
      { action: 'composition.changed', actorUid: 'root', changes: { maintenance: { old: null, new: STORED } } },
      { changes: { maintenance: { old: STORED, new: null } } },
    ]);
  });

  it('is nobody else’s to order', async () => {
    await expect(change(ASKED, 4, 'ana')).rejects.toMatchObject({ code: 'no-access' });
    expect(events()).toEqual([]);
  });

  it('is refused to who has not seen what another one did, and cannot end before it begins', async () => {
    await expect(change(ASKED, 3)).rejects.toMatchObject({ code: 'conflict' });
    await expect(change(null, 4)).rejects.toMatchObject({ code: 'conflict' });
  });

  it.each([
    ['no text in a language', { ...ASKED, en: '  ' }],
    ['a text that is too long', { ...ASKED, ro: 'a'.repeat(301) }],
    ['no time', { ...ASKED, minutes: 0 }],
    ['more than a week', { ...ASKED, minutes: 10_081 }],
    ['a time with a fraction', { ...ASKED, minutes: 1.5 }],
    ['anything else', { ...ASKED, origin: 'https://evil.test' }],
  ])('takes no order with %s', (_, maintenance) => {
    expect(maintenanceChangeSchema.safeParse({ revision: 1, maintenance }).success).toBe(false);
  });

  it('reaches browsers with the registry, and not once it is over', async () => {
    await change(ASKED, 4);
    const file = { schema: 1, revision: 7, sections: {} } as const;
    const registry = withOrders(file, await storedOrders(memoryStore(documents)));
    expect(maintenanceIn(registry, NOW)).toEqual(STORED);
    expect(maintenanceIn(registry, new Date('2026-11-24T11:00:00Z'))).toBeUndefined();
    expect(withOrders(file, { revision: 1, sections: {} })).not.toHaveProperty('maintenance');
    expect(maintenanceIn({ maintenance: { ro: 7 } }, NOW)).toBeUndefined();
  });
});
