import { readFileSync } from 'node:fs';
import path from 'node:path';

type Rgb = [red: number, green: number, blue: number];

/** OKLCH to linear sRGB, as CSS Color 4 defines it (section 9 and its sample code), clipped to the gamut. */
function linearOf(lightness: number, chroma: number, hue: number): Rgb {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const within = (value: number) => Math.min(1, Math.max(0, value));
  return [
    within(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    within(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    within(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** WCAG 2.2, relative luminance and contrast ratio. */
const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
function contrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const css = readFileSync(path.join(import.meta.dirname, '../../shared-ui/src/styles/tokens.css'), 'utf8');
const PAIR = /--color-([a-z-]+): light-dark\(oklch\(([^/)]+)\), oklch\(([^/)]+)\)\);/g;
const colorOf = (numbers: string) => linearOf(...(numbers.split(' ').map(Number) as Rgb));
const tokens = new Map(
  [...css.matchAll(PAIR)].map(([, name = '', light = '', dark = '']) => [
    name,
    { light: colorOf(light), dark: colorOf(dark) },
  ]),
);

function ratio(text: string, ground: string, theme: 'light' | 'dark'): number {
  const [one, other] = [tokens.get(text)?.[theme], tokens.get(ground)?.[theme]];
  if (!one || !other) throw new Error(`no token ${text} or ${ground}`);
  return contrast(one, other);
}

/** WCAG 2.2: 1.4.6 body text, 1.4.3 any text, 1.4.11 non-text contrast. */
const AAA = 7;
const AA = 4.5;
const SHAPES = 3;

const GROUNDS = ['paper', 'raised', 'sunken'];
const NEEDS: [text: string, grounds: string[], least: number][] = [
  ['ink', GROUNDS, AAA],
  ['ink-soft', GROUNDS, AAA],
  ['accent', [...GROUNDS, 'accent-wash'], AA],
  ['accent-strong', [...GROUNDS, 'accent-wash'], AA],
  ['on-accent', ['accent', 'accent-strong'], AA],
  ['progress-ink', ['progress-wash', ...GROUNDS], AA],
  ['success-ink', ['success-wash', ...GROUNDS], AA],
  ['warning-ink', ['warning-wash', ...GROUNDS], AA],
  ['danger-ink', ['danger-wash', ...GROUNDS], AA],
  ['danger', GROUNDS, AA],
  ['on-danger', ['danger', 'danger-strong'], AA],
  ['ink', ['accent-wash', 'progress-wash', 'success-wash', 'warning-wash', 'danger-wash'], AAA],
  ['line-strong', GROUNDS, SHAPES],
  ['progress', GROUNDS, SHAPES],
  ['success', GROUNDS, SHAPES],
  ['warning', GROUNDS, SHAPES],
];

describe('contrast of the colours', () => {
  it('reads every pair of the sheet', () => {
    expect(tokens.size).toBe([...css.matchAll(/--color-[a-z-]+: light-dark/g)].length - 1);
    expect(contrast([1, 1, 1], [0, 0, 0])).toBe(21);
  });
  for (const theme of ['light', 'dark'] as const)
    it.each(NEEDS.flatMap(([text, grounds, least]) => grounds.map((ground) => [text, ground, least] as const)))(
      `${theme}: %s on %s is at least %d`,
      (text, ground, least) => expect(ratio(text, ground, theme)).toBeGreaterThanOrEqual(least),
    );
});
