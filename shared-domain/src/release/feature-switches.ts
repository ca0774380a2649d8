import * as z from 'zod/mini';
import { STAFF_ROLES, staffRole } from '../user/rights/staff.ts';

/** What a switch may stand for: features whose absence leaves whole pages. Each is on for everybody until somebody orders otherwise. */
export const SWITCHES = ['push', 'offline'] as const;
export type SwitchName = (typeof SWITCHES)[number];

/** Who may be named by a switch: the roles of the staff, and administrators. */
export const SWITCH_ROLES = ['administrator', ...STAFF_ROLES] as const;
export type SwitchRole = (typeof SWITCH_ROLES)[number];

/** Who has a feature: nobody, everybody, a share of the browsers in whole percent, or people with one of some roles. */
export const switchOrderSchema = z.discriminatedUnion('for', [
  z.strictObject({ for: z.literal('nobody') }),
  z.strictObject({ for: z.literal('everybody') }),
  z.strictObject({ for: z.literal('share'), percent: z.int().check(z.gte(1), z.lte(99)) }),
  z.strictObject({
    for: z.literal('roles'),
    roles: z.array(z.enum(SWITCH_ROLES)).check(z.minLength(1), z.maxLength(SWITCH_ROLES.length)),
  }),
]);
export type SwitchOrder = z.infer<typeof switchOrderSchema>;

/** While nobody has ordered anything. */
export const DEFAULT_SWITCH: SwitchOrder = { for: 'everybody' };

/** What is ordered of a switch, in what the registry or the orders hold; the default where nothing is, or nothing that makes sense. */
export function switchOrder(switches: unknown, name: SwitchName): SwitchOrder {
  const ordered = (switches as Record<string, unknown> | null | undefined)?.[name];
  return switchOrderSchema.safeParse(ordered).data ?? DEFAULT_SWITCH;
}

/** Whether a person whose browser stands at `share` (0 to 100) has a feature. */
export function isSwitchedOn(
  order: SwitchOrder,
  person: { isAdmin?: unknown; role?: unknown; status?: unknown },
  share: number,
): boolean {
  switch (order.for) {
    case 'nobody':
      return false;
    case 'everybody':
      return true;
    case 'share':
      return share < order.percent;
    case 'roles': {
      if (person.status === 'suspended') return false;
      const role = staffRole(person.role);
      return (
        (person.isAdmin === true && order.roles.includes('administrator')) ||
        (role !== undefined && order.roles.includes(role))
      );
    }
  }
}
