import { BANNER_LIMITS, type Banner, bannerProblems, bannerSchema, isBannerDue, NO_BANNER } from './banner.ts';

const FROM = '2026-12-01T08:00:00.000Z';
const UNTIL = '2026-12-03T08:00:00.000Z';
const banner = (changes: Partial<Banner> = {}): Banner => ({
  ...{ text: { ro: 'Revenim vineri.', en: 'Back on Friday.' }, link: '/courses', from: FROM, until: UNTIL },
  ...changes,
});
const inRomanian = (ro: string) => banner({ text: { ro, en: 'Back on Friday.' } });

describe('a banner', () => {
  it('is whole in both languages and between two instants, or empty', () => {
    expect(bannerProblems(banner())).toEqual({});
    expect(bannerProblems(NO_BANNER)).toEqual({});
    expect(bannerProblems({ ...NO_BANNER, link: '/courses' })).toEqual({
      ...{ ro: 'missing', en: 'missing', from: 'missing', until: 'missing' },
    });
  });

  it.each([
    ['ro', 'missing', inRomanian(' ')],
    ['ro', 'tooLong', inRomanian('a'.repeat(BANNER_LIMITS.text + 1))],
    ['ro', 'unreadable', inRomanian('Rev\u202eenim')],
    ['ro', 'unreadable', inRomanian('Doi\nrânduri')],
    ['until', 'order', banner({ until: FROM })],
    ['until', 'span', banner({ until: '2028-01-01T00:00:00Z' })],
    ['link', 'tooLong', banner({ link: `/${'a'.repeat(BANNER_LIMITS.link)}` })],
  ] as const)('says of %s that it is %s', (field, problem, wrong) => {
    expect(bannerProblems(wrong)).toEqual({ [field]: problem });
    expect(bannerSchema.safeParse(wrong).success).toBe(false);
  });

  it.each([
    'https://evil.test',
    'javascript:alert(1)',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/a//b',
    '/"><script>',
    "/'onclick='x",
    '/a b',
    '/\tevil.test',
    'courses',
    '/en',
    '/en/courses',
    ' /courses',
  ])('leads nowhere but into the site, without a language: %j', (link) => {
    expect(bannerProblems(banner({ link }))).toEqual({ link: 'notOurs' });
  });

  it.each(['', '/', '/courses?category=arts', '/english', '/courses/desen#lectii'])('may lead to %j', (link) => {
    expect(bannerProblems(banner({ link }))).toEqual({});
  });

  it('is due from its first instant on and no longer at its last', () => {
    const at = (time: string) => isBannerDue(banner(), new Date(time));
    expect(['2026-12-01T07:59:59.999Z', FROM, '2026-12-03T07:59:59.999Z', UNTIL].map(at)).toEqual([
      ...[false, true, true, false],
    ]);
    expect(isBannerDue(NO_BANNER, new Date())).toBe(false);
  });
});
