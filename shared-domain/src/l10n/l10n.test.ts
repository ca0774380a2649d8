import { pick } from './l10n.ts';

describe('pick', () => {
  it('gives the wanted language when it is there', () => {
    expect(pick({ ro: 'Curs', en: 'Course' }, 'en')).toEqual({ value: 'Course', locale: 'en', isFallback: false });
  });
  it('falls back to the base language and says so', () => {
    expect(pick({ ro: 'Curs', en: '' }, 'en', 'ro')).toEqual({ value: 'Curs', locale: 'ro', isFallback: true });
  });
  it('falls back to whatever language exists', () => {
    expect(pick({ en: 'Course' }, 'ro', 'ro')).toEqual({ value: 'Course', locale: 'en', isFallback: true });
  });
  it('gives nothing when there is no value', () => {
    expect(pick({}, 'ro')).toBeUndefined();
  });
});
