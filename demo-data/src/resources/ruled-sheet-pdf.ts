const A4 = { width: 595, height: 842 };
const MARGIN = 57;
/** Distance between rows of guide lines, in points. */
const ROW = 42;

/** One A4 page of guide lines for handwriting, as the text of a PDF file (ASCII only). */
export function ruledSheetPdf(): string {
  const drawing = guideLines();
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${A4.width} ${A4.height}] /Resources << >> /Contents 4 0 R >>`,
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return `${pdf}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`;
}

/** Rows of a base line, a waist line and a dashed top line, with slanted strokes that show the angle. */
function guideLines(): string {
  const right = A4.width - MARGIN;
  const rows = Math.floor((A4.height - 2 * MARGIN) / ROW);
  const commands = Array.from({ length: rows }, (_, row) => {
    const base = A4.height - MARGIN - (row + 1) * ROW + 12;
    const line = (y: number) => `${MARGIN} ${y} m ${right} ${y} l S`;
    const slants = Array.from({ length: 8 }, (_unused, index) => MARGIN + 20 + index * 60)
      .map((x) => `${x} ${base} m ${x + 8} ${base + 24} l S`)
      .join(' ');
    return `0.8 w 0.13 0.11 0.09 RG [] 0 d ${line(base)} 0.4 w ${line(base + 12)} 0.76 0.27 0.18 RG [3 3] 0 d ${line(base + 24)} ${slants}`;
  });
  return commands.join('\n');
}
