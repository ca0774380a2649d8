import decodeQr from 'qr/decode.js';
import { drawQr } from './draw-qr.ts';

/** Pixels of a point of the page. */
const SCALE = 4;
const SIZE = 96;

/** A page that holds what is drawn as pixels, as a camera sees them. */
function pageOfPixels() {
  const side = SIZE * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(128);
  let drawn: [x: number, y: number, width: number, height: number][] = [];
  const page = {
    rect(...square: (typeof drawn)[number]) {
      drawn.push(square);
      return page;
    },
    fill(color: '#ffffff' | '#000000') {
      const shade = color === '#ffffff' ? 255 : 0;
      for (const [x, y, width, height] of drawn)
        for (let row = Math.round(y * SCALE); row < Math.round((y + height) * SCALE); row += 1)
          pixels.fill(
            shade,
            (row * side + Math.round(x * SCALE)) * 4,
            (row * side + Math.round((x + width) * SCALE)) * 4,
          );
      drawn = [];
      return page;
    },
  };
  return { page, side, pixels };
}

it('a camera reads the address of a certificate, in full, from what is drawn', () => {
  const address = 'https://cursiv.example/en/certificates/CRSV-7Q4M-2KXP-9TNB?reissue=3';
  const { page, side, pixels } = pageOfPixels();
  drawQr(page as unknown as PDFKit.PDFDocument, address, { x: 0, y: 0, size: SIZE });
  expect(decodeQr({ width: side, height: side, data: pixels })).toBe(address);
});
