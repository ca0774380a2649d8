import { MadeUpSection } from './testing/made-up-section.ts';

const TAKEN = ['react', 'react-dom', '@cursiv/shared-auth', '@cursiv/shared-firebase', '@cursiv/shared-i18n'];

/** A page for every two packages of the shell: the bundler has many equally good ways to cut them into chunks. */
const pages = TAKEN.flatMap((one, index) =>
  TAKEN.slice(index + 1).map(
    (other) => `import * as one from '${one}'; import * as other from '${other}'; export { one, other };`,
  ),
);
const sources = {
  'section.ts': `export const section = [${pages.map((_, index) => `() => import('./page-${index}.ts')`)}];`,
  ...Object.fromEntries(pages.map((page, index) => [`page-${index}.ts`, page])),
};

const sections = [new MadeUpSection(sources), new MadeUpSection(sources)];
let builds: Record<string, string>[];
beforeAll(() => {
  for (const section of sections) expect(section.build()).toEqual([]);
  builds = sections.map((section) => section.scripts());
});
afterAll(() => {
  for (const section of sections) section.remove();
});

describe('the same sources', () => {
  it('become the same scripts, in whichever folder', () => {
    const [here, there] = builds;
    expect(here).toEqual(there);
  });

  it('make no chunk of what is taken from the shell: such chunks are equally large, and would stand in any order', () => {
    const scripts = Object.entries(builds[0] ?? {});
    expect(scripts.filter(([file]) => /^\d/.test(file))).toHaveLength(pages.length);
    expect(scripts.filter(([, text]) => text.includes('Promise.all([')).map(([file]) => file)).toEqual([]);
  });
});
