import { FILE_RULES, refusalOf } from './file-rules.ts';

const file = (name: string, type: string, size = 100) => ({ name, type, size });

describe('refusalOf', () => {
  it('lets through a file of a known type and size', () => {
    expect(refusalOf(file('a.pdf', 'application/pdf'), FILE_RULES.resource)).toBeUndefined();
  });
  it('knows captions by their ending when the browser does not', () => {
    expect(refusalOf(file('a.VTT', ''), FILE_RULES.captions)).toBeUndefined();
  });
  it('refuses pages and drawings that a browser would run', () => {
    expect(refusalOf(file('a.html', 'text/html; charset=utf-8'), FILE_RULES.upload)).toBe('wrong-type');
    expect(refusalOf(file('a.svg', 'image/svg+xml'), FILE_RULES.upload)).toBe('wrong-type');
  });
  it('refuses a file above the limit and takes one exactly at it', () => {
    const { maxBytes } = FILE_RULES.resource;
    expect(refusalOf(file('a.pdf', 'application/pdf', maxBytes), FILE_RULES.resource)).toBeUndefined();
    expect(refusalOf(file('a.pdf', 'application/pdf', maxBytes + 1), FILE_RULES.resource)).toBe('too-large');
  });
});
