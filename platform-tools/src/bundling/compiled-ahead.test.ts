import { MadeUpSection } from './testing/made-up-section.ts';

const functionOf = (index: number) =>
  `export function f${index}(given) { return given.map((one) => one.name${index} + ' is number ${index} of ' + given.length); }`;
const moduleOf = (functions: number) => Array.from({ length: functions }, (_, index) => functionOf(index)).join('\n');

const section = new MadeUpSection({
  'section.ts': `export const section = [() => import('./large-page.ts'), () => import('./small-page.ts')];`,
  'large-page.ts': moduleOf(400),
  'small-page.ts': moduleOf(4),
});
afterAll(() => section.remove());

/** The script in which a page's last function stands. */
const scriptWith = (words: string) => Object.values(section.scripts()).find((text) => text.includes(words));

describe('a page as it is sent', () => {
  beforeAll(() => expect(section.build()).toEqual([]));

  it('is compiled while it arrives, where it is large: that is said before anything else in the file', () => {
    expect(scriptWith('number 399')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });

  it('says nothing where it is small', () => {
    const small = Object.values(section.scripts()).find(
      (text) => text.includes('number 3 ') && !text.includes('number 4 '),
    );
    expect(small).toMatch(/^[^/]/);
  });
});
