import { timeUntil } from './time-until.ts';

const now = new Date('2026-12-01T10:00:00Z');
const until = (at: string, locale: 'ro' | 'en' = 'ro') => timeUntil(new Date(at), now, locale);

describe('timeUntil', () => {
  it('counts whole days, hours or minutes', () => {
    expect(until('2026-12-04T15:00:00Z')).toBe('peste 3 zile');
    expect(until('2026-12-21T10:00:00Z')).toBe('peste 20 de zile');
    expect(until('2026-12-02T09:59:00Z', 'en')).toBe('in 23 hours');
    expect(until('2026-12-01T10:00:20Z', 'en')).toBe('in 1 minute');
  });
});
