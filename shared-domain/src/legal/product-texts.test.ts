import { LEGAL_TEXTS, legalProblems } from './legal-text.ts';
import { PRODUCT_TEXTS } from './product-texts.ts';

const pathsIn = (text: string) => [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, path]) => path);

describe.each(LEGAL_TEXTS)('the text about %s', (name) => {
  const { ro, en } = PRODUCT_TEXTS[name];

  it('says the same in both languages: as many parts, the same links', () => {
    expect(en.text.match(/^#+/gm)).toEqual(ro.text.match(/^#+/gm));
    expect(pathsIn(en.text)).toEqual(pathsIn(ro.text).map((path) => `/en${path}`));
  });

  it('can be edited as it is', () => {
    const own = { on: '2026-12-01', own: true, text: { ro: ro.text, en: en.text }, change: { ro: 'A', en: 'B' } };
    expect(legalProblems(own)).toEqual({});
  });
});
