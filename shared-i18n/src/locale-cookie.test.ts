import { detectLocale } from '@cursiv/shared-platform';
import { localeCookie } from './locale-cookie.ts';

describe('the remembered language (spec §9)', () => {
  it('is kept for 365 days', () => {
    expect(localeCookie('en', false)).toBe('i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax');
  });
  it('is found again', () => {
    const [kept = ''] = localeCookie('en', true).split(';');
    expect(detectLocale(`a=b; ${kept}`, ['ro'])).toBe('en');
  });
});
