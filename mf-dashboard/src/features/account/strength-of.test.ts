import { strengthOf } from './strength-of.ts';

describe('strengthOf', () => {
  it.each([
    ['', 'short'],
    ['1234567', 'short'],
    ['12345678', 'fair'],
    ['12345678901', 'fair'],
    ['123456789012', 'good'],
    ['1234567890123456', 'strong'],
  ])('calls "%s" %s', (password, strength) => {
    expect(strengthOf(password)).toBe(strength);
  });
});
