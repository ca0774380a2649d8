import { NO_ORDERS, ORDERS_PATH, type SwitchOrder, switchOrder } from '@cursiv/shared-domain';
import { withOrders } from '@cursiv/shared-platform';
import { memoryStore } from '../store/memory-store.ts';
import { storedOrders } from '../store/stored-orders.ts';
import { changeMaintenance } from './change-maintenance.ts';
import { changeSwitch, switchChangeSchema } from './change-switch.ts';

const NOW = new Date('2026-11-24T10:00:00Z');
const HALF = { for: 'share', percent: 50 } as const;
const disabled = { ro: 'Gata', en: 'Over' };

let documents: Map<string, Record<string, unknown>>;
beforeEach(() => {
  documents = new Map<string, Record<string, unknown>>([
    ['users/root', { name: 'Ioana', email: 'root@cursiv.test', isAdmin: true }],
    ['users/mara', { name: 'Mara', email: 'mara@cursiv.test', role: 'cursiv-moderator' }],
    [ORDERS_PATH, { revision: 4, sections: { mf_public: { disabled } } }],
  ]);
});
const change = (order: SwitchOrder, revision: number, uid = 'root') =>
  changeSwitch(memoryStore(documents), { revision, name: 'push', order }, { uid, hasVerifiedEmail: true }, NOW);
const events = () => [...documents].flatMap(([path, fields]) => (path.startsWith('auditEvents/') ? [fields] : []));
const FILE = { schema: 1, revision: 7, sections: {} } as const;

describe('a switch', () => {
  it('is turned by an administrator and recorded, and every other order stays', async () => {
    await change(HALF, 4);
    await change({ for: 'nobody' }, 5);
    expect(documents.get(ORDERS_PATH)).toMatchObject({
      ...{ revision: 6, switches: { push: { for: 'nobody' } }, sections: { mf_public: { disabled } } },
    });
    expect(events()).toMatchObject([
      {
        ...{ action: 'composition.changed', actorUid: 'root', subject: ORDERS_PATH },
        changes: { 'switch:push': { old: { for: 'everybody' }, new: HALF } },
      },
      { changes: { 'switch:push': { old: HALF, new: { for: 'nobody' } } } },
    ]);
  });

  it('stays when other orders change', async () => {
    await change(HALF, 4);
    const maintenance = { ro: 'Lucrăm.', en: 'At work.', minutes: 5, endsItself: true };
    const caller = { uid: 'root', hasVerifiedEmail: true };
    await changeMaintenance(memoryStore(documents), { revision: 5, maintenance }, caller, NOW);
    expect(documents.get(ORDERS_PATH)).toMatchObject({ revision: 6, switches: { push: HALF } });
  });

  it('is nobody else’s to turn', async () => {
    await expect(change(HALF, 4, 'mara')).rejects.toMatchObject({ code: 'no-access' });
    expect(events()).toEqual([]);
  });

  it('is refused to who has not seen what another one did, and where it is so already', async () => {
    await expect(change(HALF, 3)).rejects.toMatchObject({ code: 'conflict' });
    await expect(change({ for: 'everybody' }, 4)).rejects.toMatchObject({ code: 'conflict' });
  });

  it.each([{ name: 'nothing' }, { name: '__proto__' }, { order: { for: 'share', percent: 200 } }, { more: 1 }])(
    'takes no order with %j',
    (part) => {
      const asked = { revision: 4, name: 'push', order: HALF };
      expect(switchChangeSchema.safeParse(asked).success).toBe(true);
      expect(switchChangeSchema.safeParse({ ...asked, ...part }).success).toBe(false);
    },
  );

  it('reaches browsers with the registry, and a host of files alone has none', async () => {
    await change(HALF, 4);
    const registry = withOrders(FILE, await storedOrders(memoryStore(documents)));
    expect(switchOrder(registry.switches, 'push')).toEqual(HALF);
    expect(withOrders(FILE, NO_ORDERS)).not.toHaveProperty('switches');
  });

  it('that is stored in words of a later time leaves the other orders as they are', async () => {
    documents.set(ORDERS_PATH, { revision: 4, sections: { mf_public: { disabled } }, switches: { push: 'later' } });
    const orders = await storedOrders(memoryStore(documents));
    expect(orders.sections).toEqual({ mf_public: { disabled } });
    expect(switchOrder(orders.switches, 'push')).toEqual({ for: 'everybody' });
  });
});
