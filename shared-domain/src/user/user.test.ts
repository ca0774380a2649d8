import { enrichUser } from './enrich-user.ts';
import { DEFAULT_ROLE, defaultUser } from './user.ts';
import { userProfileSchema } from './user-schema.ts';

describe('user', () => {
  it('has the default role {product}-user (spec §3, §9)', () => {
    expect(DEFAULT_ROLE).toBe('cursiv-user');
    expect(defaultUser('u1', 'ana@cursiv.test', 'Ana')).toEqual({
      id: 'u1',
      email: 'ana@cursiv.test',
      name: 'Ana',
      role: 'cursiv-user',
      isAdmin: false,
      verifiedCreator: false,
      verifiedExpert: false,
      verifiedInstructor: false,
    });
  });

  it('takes name, role and flags from the stored record (spec §3)', () => {
    const profile = userProfileSchema.parse({ name: 'Ana Pop', role: 'editor', isAdmin: true, verifiedExpert: true });
    expect(enrichUser(defaultUser('u1', 'ana@cursiv.test', 'Ana'), profile)).toMatchObject({
      name: 'Ana Pop',
      role: 'editor',
      isAdmin: true,
      verifiedExpert: true,
      verifiedCreator: false,
    });
  });

  it.each(['true', 1, null, undefined, {}])(
    'counts a flag of %j as false: only exactly true is true (spec §5)',
    (flag) => {
      expect(userProfileSchema.parse({ isAdmin: flag, verifiedCreator: flag })).toMatchObject({
        isAdmin: false,
        verifiedCreator: false,
      });
    },
  );
});
