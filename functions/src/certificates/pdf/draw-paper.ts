import { COLORS, PAGE } from './layout.ts';

/** The paper, its edge, and the stroke of a pen from the site's sign. */
export function drawPaper(document: PDFKit.PDFDocument): void {
  const { width, height, margin } = PAGE;
  document.rect(0, 0, width, height).fill(COLORS.paper);
  document
    .roundedRect(margin, margin, width - 2 * margin, height - 2 * margin, 14)
    .lineWidth(1)
    .stroke(COLORS.line);
  document.save().translate(630, 74).scale(4.6);
  document
    .path('M22 11.5c-.6-3.4-4.4-4.6-8-2-5.2 3.7-7 10.6-3.8 14 2.8 2.9 8.4 1.4 13.3-4.2')
    .lineCap('round')
    .lineWidth(3.2)
    .stroke(COLORS.accent);
  document.circle(24.5, 24.5, 2.2).fill(COLORS.progress);
  document.restore();
}
