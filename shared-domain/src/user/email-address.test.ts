import { isEmailAddress } from './email-address.ts';

describe('an e-mail address', () => {
  it.each([
    'ana@exemplu.ro',
    'ana.pop+cursuri@mail.exemplu.co.uk',
    "o'neil@a-b.museum",
    'ana@cafenea.românia',
    'x@1.fm',
  ])('may be %s', (text) => expect(isEmailAddress(text)).toBe(true));

  it.each([
    'x@y',
    'ana',
    'ana@',
    '@exemplu.ro',
    'ana@exemplu.',
    'ana@exemplu.r',
    'ana@.ro',
    'ana@exemplu..ro',
    'ana@-exemplu.ro',
    'ana@exemplu-.ro',
    'ana@192.168.0.1',
    'ana@exemplu.r0',
    'ana pop@exemplu.ro',
    'ana@pop@exemplu.ro',
    'ana,ion@exemplu.ro',
    '<ana@exemplu.ro',
    'ana..pop@exemplu.ro',
    'ana.@exemplu.ro',
    `${'a'.repeat(65)}@exemplu.ro`,
    `ana@${'a.'.repeat(130)}ro`,
    '',
  ])('is not %s', (text) => expect(isEmailAddress(text)).toBe(false));
});
