import { detectLocale } from './detect-locale.ts';
import { localeCookie } from './locale-cookie.ts';

describe('language of a first visit (spec §4)', () => {
  it('follows the remembered choice before the browser', () => {
    expect(detectLocale('a=b; i18n_redirected=ro', ['en-GB'])).toBe('ro');
  });
  it('ignores a cookie that is neither ro nor en (spec §5)', () => {
    expect(detectLocale('i18n_redirected=de', ['en-GB'])).toBe('en');
  });
  it('takes the first browser language that we speak', () => {
    expect(detectLocale('', ['de-DE', 'en-US', 'ro'])).toBe('en');
  });
  it('is Romanian when nothing matches', () => {
    expect(detectLocale('', ['de', 'fr'])).toBe('ro');
  });
  it('remembers the choice for 365 days (spec §9)', () => {
    expect(localeCookie('en', false)).toBe('i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax');
  });
});
