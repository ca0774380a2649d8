import { movedPlace } from './keeping-caret.ts';

/** Where `|` is in a text, and the text without it. */
const at = (marked: string) => ({ text: marked.replace('|', ''), place: marked.indexOf('|') });

describe('the caret, when a text is changed from elsewhere', () => {
  it.each([
    ['stays before what changes', 'Un|u. Doi.', 'Un|u. Doi și trei.'],
    ['moves with the words around it', 'Unu. Do|i.', 'Unu și jumătate. Do|i.'],
    ['stays where text was added behind it', 'Unu.| Doi.', 'Unu.| Trei. Doi.'],
    ['is not left outside of the text', 'Unu doi tr|ei', 'Unu |'],
  ])('%s', (_, before, after) => {
    const [was, is] = [at(before), at(after)];
    expect(movedPlace(was.text, is.text, was.place)).toBe(is.place);
  });
});
