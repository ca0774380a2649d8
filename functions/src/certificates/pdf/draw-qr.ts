import { encode } from 'uqr';

/** The overlap of neighbouring squares, in points, that hides the seams viewers draw between them. */
const OVERLAP = 0.1;

/** Draws the QR code of a text as a square of `size` points, with its quiet zone. */
export function drawQr(
  document: PDFKit.PDFDocument,
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { data } = encode(text, { ecc: 'M', border: 4 });
  const unit = size / data.length;
  document.rect(x, y, size, size).fill('#ffffff');
  for (const [row, line] of data.entries())
    for (const [column, isDark] of line.entries())
      if (isDark) document.rect(x + column * unit, y + row * unit, unit + OVERLAP, unit + OVERLAP);
  document.fill('#000000');
}
