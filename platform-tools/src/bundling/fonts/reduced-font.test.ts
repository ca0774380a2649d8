import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { reducedFont } from './reduced-font.ts';

const PACKAGE = createRequire(__filename).resolve('@fontsource-variable/bricolage-grotesque/package.json');
const fileOf = (letters: string) =>
  readFileSync(path.join(PACKAGE, `../files/bricolage-grotesque-${letters}-wght-normal.woff2`));

const reduced = async (letters: string, query: string) => create(await reducedFont(fileOf(letters), query)) as Font;
/** Without the mark that ends a font's table of letters. */
const lettersOf = (font: Font) => String.fromCodePoint(...font.characterSet.filter((code) => code !== 0xffff));

it('leaves the letters of Romanian, and their weights', async () => {
  const font = await reduced('latin-ext', '?letters=romanian');
  // This font never had ţ with a cedilla.
  expect(lettersOf(font)).toBe('ĂăŞşȘșȚț');
  expect(font.variationAxes).toHaveProperty('wght');
});

it('leaves one weight, and every letter', async () => {
  const whole = create(fileOf('latin')) as Font;
  const font = await reduced('latin', '?weight=640');
  expect(font.variationAxes).toEqual({});
  expect(lettersOf(font)).toBe(lettersOf(whole));
});

it('knows no other letters', () => {
  expect(() => reducedFont(fileOf('latin'), '?letters=greek')).toThrow('No letters are known as greek');
});
