import { FILE_RULES, refusalOf } from './file-rules.ts';

const file = (name: string, type: string, size = 100) => ({ name, type, size });

describe('refusalOf', () => {
  it('lets through a file of a known type and size', () => {
    expect(refusalOf(file('a.pdf', 'application/pdf'), FILE_RULES.resource)).toBeUndefined();
  });
  it('knows captions by their ending when the browser does not', () => {
    expect(refusalOf(file('a.VTT', ''), FILE_RULES.captions)).toBeUndefined();
  });
  it.each([
    'text/html; charset=utf-8',
    'image/svg+xml',
    'text/html,',
    'text/javascript1.5',
    'application/pdf,text/html',
  ])('takes %s nowhere', (type) => {
    const refusals = Object.values(FILE_RULES).map((rule) => refusalOf(file('a', type), rule));
    expect(new Set(refusals)).toEqual(new Set(['wrong-type']));
  });
  it.each([
    ['a.pdf', 'application/pdf', FILE_RULES.resource, 20_000_000],
    ['film.mp4', 'video/mp4', FILE_RULES.video, 2 * 1024 ** 3],
  ] as const)('takes %s exactly at its limit and refuses it one byte beyond', (name, type, rule, limit) => {
    expect(refusalOf(file(name, type, limit), rule)).toBeUndefined();
    expect(refusalOf(file(name, type, limit + 1), rule)).toBe('too-large');
  });
});
