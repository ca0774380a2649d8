import { PRODUCT } from '../../product.ts';
import { DEFAULT_ROLE } from '../user.ts';

/** What somebody may do in the administration, mostly one page each; administrators may do all of it. */
export const RIGHTS = [
  /** To enter the administration, and to read the profile of a person whom a thing names. */
  'overview',
  /** To see what waits and to take it on. */
  'work',
  /** To find people, and to read what they learn. */
  'users',
  /** To change the rights, roles and sessions of people, and to suspend them. */
  'accounts',
  'resources',
  /** To see the files that authors show to others, to take them down and to put them back. */
  'media',
  'courses',
  'experts',
  'bookings',
  'verifications',
  'certificates',
  'reviews',
  'leads',
  'mails',
  'audit',
  /** To change the texts of what the site itself says, and to read what became of them. */
  'content',
  'setup',
] as const;
export type Right = (typeof RIGHTS)[number];

export const STAFF_ROLES = ['moderator', 'support', 'translator'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** What each role of the staff may do. The data rules repeat it, and a test compares the two. */
export const ROLE_RIGHTS: Record<StaffRole, readonly Right[]> = {
  moderator: ['overview', 'work', 'resources', 'media', 'reviews'],
  support: ['overview', 'work', 'users', 'bookings', 'leads', 'mails'],
  translator: ['content'],
};

/** A role as a profile stores it; of nobody's in the staff it is the default one. */
export const storedRole = (role: StaffRole | undefined): string => (role ? `${PRODUCT}-${role}` : DEFAULT_ROLE);

/** The role of the staff that a profile stores, if it stores one. */
export const staffRole = (stored: unknown): StaffRole | undefined =>
  STAFF_ROLES.find((role) => storedRole(role) === stored);

/** Whether somebody is an administrator or of the staff, suspended or not. */
export const isOfStaff = ({ isAdmin, role }: { isAdmin?: unknown; role?: unknown }): boolean =>
  isAdmin === true || staffRole(role) !== undefined;

/** The roles, as profiles store them, that hold a right. */
export const rolesWith = (right: Right): string[] =>
  STAFF_ROLES.filter((role) => ROLE_RIGHTS[role].includes(right)).map(storedRole);

/**
 * Whether somebody may do what a right names: administrators always, a role of the staff what the table says. A suspended account may
 * nothing.
 */
export function may(person: { isAdmin?: unknown; role?: unknown; status?: unknown }, right: Right): boolean {
  if (person.status === 'suspended') return false;
  const role = staffRole(person.role);
  return person.isAdmin === true || (role !== undefined && ROLE_RIGHTS[role].includes(right));
}

/** Whether somebody of the staff may decide on what concerns the people with some ids: on what concerns themselves only administrators do. */
export const decidesOn = (person: { id: string; isAdmin?: unknown }, concerned: readonly unknown[]): boolean =>
  person.isAdmin === true || !concerned.includes(person.id);
