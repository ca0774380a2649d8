import { DOCUMENT_SLOTS, documentSlots, fillSlots } from './document-slots.ts';

const slot = (name: string) => `<!--slot:${name}-->plain ${name}<!--/slot:${name}-->`;
const document = `<!DOCTYPE html>${DOCUMENT_SLOTS.map(slot).join('\n')}`;
const filled = { html: 'H', head: 'T', settings: '', styles: '', scripts: '', root: '<p>$&</p>', noscript: '' };

describe('the slots of a document', () => {
  it('hold what the plain document has there', () => {
    expect(documentSlots(document)).toMatchObject({ head: 'plain head', noscript: 'plain noscript' });
  });

  it('are filled with exactly what is given, whatever it looks like', () => {
    expect(fillSlots(document, filled)).toBe('<!DOCTYPE html>H\nT\n\n\n\n<p>$&</p>\n');
  });

  it('are not looked for in what is filled in', () => {
    expect(fillSlots(document, { ...filled, root: slot('head') })).toContain('plain head');
  });

  it.each([
    [document.replace(slot('root'), ''), 'the document has no slot "root"'],
    [document + slot('head'), 'the document has the slot "head" twice'],
    [document + slot('aside'), 'the document has an unknown slot "aside"'],
    [document.replace('<!--/slot:styles-->', ''), 'the document has no slot "styles"'],
  ])('fail with their name', (broken, reason) => {
    expect(() => fillSlots(broken, filled)).toThrow(reason);
  });
});
