import { decidesOn, may, RIGHTS, rolesWith, staffRole, storedRole } from './staff.ts';

const moderator = storedRole('moderator');

describe('what somebody may do', () => {
  it('is everything for administrators, and what their role holds for others', () => {
    expect(RIGHTS.filter((right) => may({ isAdmin: true }, right))).toEqual(RIGHTS);
    expect(RIGHTS.filter((right) => may({ role: moderator }, right))).toEqual([
      ...['overview', 'work', 'resources', 'media', 'reviews'],
    ]);
    expect(RIGHTS.filter((right) => may({ role: storedRole(undefined) }, right))).toEqual([]);
  });

  it.each([
    { isAdmin: true, status: 'suspended' },
    { role: moderator, status: 'suspended' },
    { isAdmin: 'true' },
    { role: 'moderator' },
    { role: ['cursiv-moderator'] },
    {},
  ])('is nothing for %j', (person) => {
    expect(RIGHTS.filter((right) => may(person, right))).toEqual([]);
  });

  it('names the roles that hold a right, as they are stored', () => {
    expect(rolesWith('work')).toEqual(['cursiv-moderator', 'cursiv-support']);
    expect(rolesWith('accounts')).toEqual([]);
    expect(rolesWith('work').map(staffRole)).toEqual(['moderator', 'support']);
  });

  it('is no decision on what concerns oneself, but for administrators', () => {
    expect(decidesOn({ id: 'ana' }, ['bogdan'])).toBe(true);
    expect(decidesOn({ id: 'ana' }, ['bogdan', 'ana'])).toBe(false);
    expect(decidesOn({ id: 'ana', isAdmin: true }, ['ana'])).toBe(true);
  });
});
