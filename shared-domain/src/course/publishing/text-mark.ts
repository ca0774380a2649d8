const STEP = 16_777_619;
const BASE = 2_166_136_261;

/** A short sign of a text: another text has another one, so that two texts are compared without reading both. */
export function textMark(text: string): string {
  let low = BASE;
  let high = STEP;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, STEP);
    high = Math.imul(high ^ (code + index), BASE);
  }
  return [low, high].map((half) => (half >>> 0).toString(36)).join('.');
}
