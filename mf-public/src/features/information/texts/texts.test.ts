import { text as en } from './help-en.ts';
import { text as ro } from './help-ro.ts';

const pathsIn = (text: string) => [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, path]) => path);

describe('the text of the help page', () => {
  it('says the same in both languages: as many parts, the same links', () => {
    expect(en.text.match(/^#+/gm)).toEqual(ro.text.match(/^#+/gm));
    expect(pathsIn(en.text)).toEqual(pathsIn(ro.text).map((path) => `/en${path}`));
  });
});
