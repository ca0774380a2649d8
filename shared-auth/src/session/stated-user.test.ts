import { defaultUser } from '@cursiv/shared-domain';
import { statedUser } from './stated-user.ts';

const user = defaultUser('ana', 'ana@cursiv.test', 'Ana');

it('has of a stored profile what is of the right type, and never another id or address', () => {
  const profile = {
    id: 'eva',
    email: 'eva@cursiv.test',
    name: 'Ana Pop',
    role: 'editor',
    verifiedExpert: true,
    photo: 'p',
  };
  expect(statedUser(user, profile)).toEqual({ ...user, name: 'Ana Pop', role: 'editor', verifiedExpert: true });
  expect(statedUser(user, { name: '', role: 7, verifiedExpert: 'true', isAdmin: 1 })).toEqual(user);
});
