import { mailboxOf, saysTheSame } from './same-sender.ts';

const same = (one: string, other: string) => saysTheSame({ message: one }, { message: other });

describe('whoever writes twice', () => {
  it.each(['ana@exemplu.ro', 'Ana@Exemplu.ro', 'ana+cursuri@exemplu.ro'])('is known by %s', (email) =>
    expect(mailboxOf(email)).toBe('ana@exemplu.ro'),
  );

  it.each([
    ['Aș vrea să învăț caligrafie.', 'aș vrea să învăț  caligrafie!'],
    ['Aş vrea', 'Aș vrea'],
    ['🙂', '🙂 '],
  ])('says the same with “%s” and “%s”', (one, other) => expect(same(one, other)).toBe(true));

  it.each([
    ['Aș vrea', 'Aș vrea să'],
    ['🙂', '🙁'],
  ])('does not with “%s” and “%s”', (one, other) => expect(same(one, other)).toBe(false));
});
