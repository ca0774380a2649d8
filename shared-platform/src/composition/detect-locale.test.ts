import { detectLocale } from './detect-locale.ts';

describe('language of a first visit (spec §4)', () => {
  it('follows the remembered choice before the browser', () => {
    expect(detectLocale('a=b; i18n_redirected=ro', ['en-GB'])).toBe('ro');
  });
  it('ignores a cookie that is neither ro nor en (spec §5)', () => {
    expect(detectLocale('i18n_redirected=de', ['en-GB'])).toBe('en');
  });
  it('ignores a cookie with a similar name', () => {
    expect(detectLocale('old_i18n_redirected=en; a=b', ['ro'])).toBe('ro');
  });
  it('takes the first browser language that we speak', () => {
    expect(detectLocale('', ['de-DE', 'en-US', 'ro'])).toBe('en');
  });
  it('is Romanian when nothing matches', () => {
    expect(detectLocale('', ['de', 'fr'])).toBe('ro');
  });
  it('can be decided by its text alone, which documents carry', () => {
    const detect = new Function(`return ${detectLocale}`)() as typeof detectLocale;
    expect(detect('i18n_redirected=en', ['ro'])).toBe('en');
    expect(detect('', ['fr'])).toBe('ro');
  });
});
