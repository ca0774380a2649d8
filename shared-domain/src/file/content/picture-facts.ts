/** What the first bytes of a picture say of it. */
export interface PictureFacts {
  contentType: 'image/png' | 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
  /** Whether it carries more than the picture, such as the place where it was taken. */
  hasMetadata: boolean;
}

/** The longest sides, in pixels: of a picture that is chosen, which has to fit into memory, and of one that is stored. */
export const PICTURE_LIMITS = { chosenSide: 12_000, chosenPixels: 60_000_000, storedSide: 4096 } as const;

/** Reads a picture's header; undefined for anything else, whatever its name says. */
export function pictureFacts(bytes: Uint8Array): PictureFacts | undefined {
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return pngFacts(view) ?? jpegFacts(view) ?? webpFacts(view);
  } catch (error) {
    // A header that ends too early.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const textAt = (view: DataView, at: number, length = 4) =>
  String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)));

function pngFacts(view: DataView): PictureFacts | undefined {
  if (view.getUint32(0) !== 0x89_50_4e_47 || textAt(view, 12) !== 'IHDR') return undefined;
  let hasMetadata = false;
  for (let at = 8; at + 8 <= view.byteLength; at += 12 + view.getUint32(at))
    hasMetadata ||= ['eXIf', 'tEXt', 'zTXt', 'iTXt'].includes(textAt(view, at + 4));
  return { contentType: 'image/png', width: view.getUint32(16), height: view.getUint32(20), hasMetadata };
}

/** Frame headers name the size; C4, C8 and CC are tables between them. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegFacts(view: DataView): PictureFacts | undefined {
  if (view.getUint16(0) !== 0xff_d8) return undefined;
  let hasMetadata = false;
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    // Exif, XMP and IPTC; a colour profile (E2) belongs to the picture.
    hasMetadata ||= marker === 0xe1 || marker === 0xed || marker === 0xfe;
    if (isFrame(marker))
      return { contentType: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5), hasMetadata };
  }
  return undefined;
}

function webpFacts(view: DataView): PictureFacts | undefined {
  if (textAt(view, 0) !== 'RIFF' || textAt(view, 8) !== 'WEBP') return undefined;
  const size = webpSize(view);
  if (!size) return undefined;
  let hasMetadata = false;
  for (let at = 12; at + 8 <= view.byteLength; at += 8 + even(view.getUint32(at + 4, true)))
    hasMetadata ||= ['EXIF', 'XMP '].includes(textAt(view, at));
  return { contentType: 'image/webp', ...size, hasMetadata };
}

const even = (length: number) => length + (length % 2);

function webpSize(view: DataView): { width: number; height: number } | undefined {
  switch (textAt(view, 12)) {
    case 'VP8X':
      return { width: 1 + threeBytes(view, 24), height: 1 + threeBytes(view, 27) };
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
    }
    default:
      return undefined;
  }
}

const threeBytes = (view: DataView, at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_00_00;
