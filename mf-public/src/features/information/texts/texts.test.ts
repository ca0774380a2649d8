import type { InformationTexts } from '../information-text.ts';

const PAGES: Record<string, InformationTexts> = {
  privacy: { ro: () => import('./privacy-ro.ts'), en: () => import('./privacy-en.ts') },
  terms: { ro: () => import('./terms-ro.ts'), en: () => import('./terms-en.ts') },
  cookies: { ro: () => import('./cookies-ro.ts'), en: () => import('./cookies-en.ts') },
  accessibility: { ro: () => import('./accessibility-ro.ts'), en: () => import('./accessibility-en.ts') },
  help: { ro: () => import('./help-ro.ts'), en: () => import('./help-en.ts') },
};

const pathsIn = (text: string) => [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, path]) => path);

describe.each(Object.entries(PAGES))('the text about %s', (_page, load) => {
  it('says the same in both languages: as many parts, the same links, the same versions', async () => {
    const [ro, en] = [(await load.ro()).text, (await load.en()).text];
    expect(en.text.match(/^#+/gm)).toEqual(ro.text.match(/^#+/gm));
    expect(pathsIn(en.text)).toEqual(pathsIn(ro.text).map((path) => `/en${path}`));
    expect(en.versions?.map(({ on }) => on)).toEqual(ro.versions?.map(({ on }) => on));
  });
});
