import { type Certificate, type Locale, PRODUCT_NAME, pick } from '@cursiv/shared-domain';
import PDFDocument from 'pdfkit';
import { WORDS } from './certificate-words.ts';
import { drawPaper } from './draw-paper.ts';
import { drawQr } from './draw-qr.ts';
import { COLORS, CONTENT, FONTS, PAGE, QR } from './layout.ts';

export type Printed = Pick<Certificate, 'id' | 'learnerName' | 'courseTitle' | 'issuedAt' | 'status'>;

/** As dates are written on the site. */
const TAGS: Record<Locale, string> = { ro: 'ro-RO', en: 'en-GB' };

interface Style {
  font: keyof typeof FONTS;
  /** The first size in points that fits the height; the last one otherwise. */
  sizes: readonly number[];
  color: string;
  top: number;
  height: number;
}

/** The styles of a certificate's lines, from the top in points. The longest name and title still fit. */
const STYLES = {
  title: { font: 'display', sizes: [22], color: COLORS.accent, top: 92, height: 30 },
  name: { font: 'display', sizes: [46, 36, 26, 20], color: COLORS.ink, top: 146, height: 100 },
  done: { font: 'text', sizes: [14], color: COLORS.soft, top: 262, height: 20 },
  course: { font: 'strong', sizes: [27, 22, 17, 14], color: COLORS.ink, top: 286, height: 76 },
  status: { font: 'strong', sizes: [14], color: COLORS.mark, top: 376, height: 20 },
  issued: { font: 'strong', sizes: [13], color: COLORS.ink, top: 420, height: 20 },
  small: { font: 'text', sizes: [10], color: COLORS.soft, top: 440, height: 14 },
  check: { font: 'text', sizes: [10], color: COLORS.soft, top: 476, height: 28 },
  link: { font: 'text', sizes: [10], color: COLORS.accent, top: 508, height: 14 },
} as const satisfies Record<string, Style>;

/** A certificate in a language, as a PDF with tags for screen readers (PDF/UA); `address` is that of its page. */
export function drawCertificate(certificate: Printed, locale: Locale, address: string): Promise<Buffer> {
  const { learnerName, courseTitle, issuedAt, id, status } = certificate;
  const words = WORDS[locale];
  const title = pick(courseTitle, locale) ?? { value: '', locale };
  const document = newDocument(`${words.title}: ${learnerName}`, locale, issuedAt);
  const date = new Intl.DateTimeFormat(TAGS[locale], { dateStyle: 'long', timeZone: 'Europe/Bucharest' }).format(
    issuedAt,
  );
  const line = (tag: string, text: string, style: Style, options = {}) =>
    document.struct(tag, options, () => writeLine(document, text, style));
  const link: PDFKit.PDFStructureElement = document.struct('Link', {}, () => {
    writeLine(document, address, STYLES.link);
    layLink(document, link, address, words.page);
  });
  document.addStructure(
    document.struct('Document', {}, [
      line('H1', words.title, STYLES.title),
      line('P', learnerName, STYLES.name),
      line('P', words.done, STYLES.done),
      line('P', title.value, STYLES.course, { lang: title.locale }),
      ...(status === 'valid' ? [] : [line('P', words[status], STYLES.status)]),
      line('P', words.issued(date), STYLES.issued),
      line('P', words.number(id), STYLES.small),
      line('P', words.check, STYLES.check),
      link,
      document.struct('Figure', { alt: words.qr }, () => drawQr(document, address, QR)),
    ]),
  );
  return finished(document);
}

function newDocument(title: string, lang: Locale, date: Date): PDFKit.PDFDocument {
  const options = {
    size: [PAGE.width, PAGE.height],
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang,
    displayTitle: true,
    font: FONTS.text,
    info: { Title: title, Author: PRODUCT_NAME, CreationDate: date, ModDate: date },
  };
  // The types do not know PDF/UA yet.
  const document = new PDFDocument(options as PDFKit.PDFDocumentOptions);
  document.markContent('Artifact', { type: 'Layout' });
  drawPaper(document);
  document.endMarkedContent();
  return document;
}

function writeLine(document: PDFKit.PDFDocument, text: string, style: Style): void {
  const options = { width: CONTENT.width };
  document.font(FONTS[style.font]).fillColor(style.color);
  const fits = (size: number) => document.fontSize(size).heightOfString(text, options) <= style.height;
  document.fontSize(style.sizes.find(fits) ?? style.sizes.at(-1) ?? 10);
  document.text(text, CONTENT.x, style.top, { ...options, height: style.height, ellipsis: true });
}

/** Lays a link over the address that was just written. It says where it leads (PDF/UA, 7.18.5), which those of PDFKit do not. */
function layLink(
  document: PDFKit.PDFDocument,
  structParent: PDFKit.PDFStructureElement,
  address: string,
  where: string,
): void {
  const width = Math.min(document.widthOfString(address), CONTENT.width);
  // PDFKit takes a plain string for a name.
  const options = { structParent, Contents: Object(where) };
  document.link(CONTENT.x, STYLES.link.top, width, document.currentLineHeight(), address, options);
}

function finished(document: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
    document.end();
  });
}
