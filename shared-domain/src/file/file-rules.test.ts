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
  it('refuses a file above the limit and takes one exactly at it', () => {
    const { maxBytes } = FILE_RULES.resource;
    expect(refusalOf(file('a.pdf', 'application/pdf', maxBytes), FILE_RULES.resource)).toBeUndefined();
    expect(refusalOf(file('a.pdf', 'application/pdf', maxBytes + 1), FILE_RULES.resource)).toBe('too-large');
  });
});
