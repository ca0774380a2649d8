import subsetFont from 'subset-font';

/** Sets of letters that a style may ask for by name. With those of the legacy cedilla, which some keyboards still write. */
const LETTERS: Record<string, string> = { romanian: 'ăĂșȘțȚşŞţŢ' };

/** Every letter of the Basic Multilingual Plane below the surrogates, which halve other letters. */
const ALL = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code)).join('');

/**
 * A font with fewer letters, or in one weight: what pages do not draw they need not load.
 *
 * @param font the whole font, WOFF2
 * @param query what its address asks for: `?letters=romanian` for these letters alone, `?weight=640` for one weight of a variable font
 * @returns WOFF2. Throws for letters that have no name.
 */
export function reducedFont(font: Buffer, query: string): Promise<Buffer> {
  const asked = new URLSearchParams(query);
  const name = asked.get('letters');
  const letters = name === null ? ALL : LETTERS[name];
  if (letters === undefined) throw new Error(`No letters are known as ${name}`);
  const weight = asked.get('weight');
  return subsetFont(font, letters, {
    targetFormat: 'woff2',
    ...(weight !== null && { variationAxes: { wght: Number(weight) } }),
  });
}
