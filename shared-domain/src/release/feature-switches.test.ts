import { DEFAULT_SWITCH, isSwitchedOn, type SwitchOrder, switchOrder, switchOrderSchema } from './feature-switches.ts';

const learner = { role: 'cursiv-user' };
const support = { role: 'cursiv-support' };
const root = { role: 'cursiv-user', isAdmin: true };
const onFor = (order: SwitchOrder, person: object, share = 50) => isSwitchedOn(order, person, share);

describe('a switch', () => {
  it('is off or on for everybody', () => {
    expect([learner, support, root].map((person) => onFor({ for: 'nobody' }, person))).toEqual([false, false, false]);
    expect([learner, support, root].map((person) => onFor({ for: 'everybody' }, person))).toEqual([true, true, true]);
  });

  it('is on for the browsers below its share, and for none that cannot be remembered', () => {
    const order = { for: 'share', percent: 25 } as const;
    expect([0, 24.99, 25, 100].map((share) => onFor(order, learner, share))).toEqual([true, true, false, false]);
  });

  it('is on for those who have one of its roles, and named administrators', () => {
    const order = { for: 'roles', roles: ['support'] } as const satisfies SwitchOrder;
    const wider = { for: 'roles', roles: ['administrator', 'support'] } as const satisfies SwitchOrder;
    expect([learner, support, root].map((person) => onFor({ ...order, roles: [...order.roles] }, person))).toEqual([
      ...[false, true, false],
    ]);
    expect(onFor({ ...wider, roles: [...wider.roles] }, root)).toBe(true);
    expect(onFor({ ...order, roles: [...order.roles] }, { ...support, status: 'suspended' })).toBe(false);
  });

  it.each([undefined, null, 7, {}, { push: 'off' }, { push: { for: 'share', percent: 500 } }])(
    'is as without orders where they say %j',
    (switches) => {
      expect(switchOrder(switches, 'push')).toEqual(DEFAULT_SWITCH);
    },
  );

  it.each([
    { for: 'share', percent: 0 },
    { for: 'share', percent: 100 },
    { for: 'share', percent: 1.5 },
    { for: 'roles', roles: [] },
    { for: 'roles', roles: ['owner'] },
    { for: 'nobody', origin: 'https://evil.test' },
  ])('takes no order such as %j', (order) => {
    expect(switchOrderSchema.safeParse(order).success).toBe(false);
  });
});
