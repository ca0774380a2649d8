/**
 * `TextEncoder` and `TextDecoder`. React makes bytes of each piece of a page, of which there are thousands, so this is done without
 * detours. Evaluated inside the context.
 */
export function provideTexts(): void {
  /** Code units made into text at a time. */
  const MOST = 8_192;
  const UNREADABLE = 0xfffd;
  const isHalf = (code: number) => code >= 0xd800 && code <= 0xdfff;

  class TextEncoder {
    encode(text = '') {
      const bytes = new Uint8Array(text.length);
      for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code > 0x7f) return this.#encodeAll(text);
        bytes[at] = code;
      }
      return bytes;
    }
    #encodeAll(text: string) {
      const bytes = new Uint8Array(text.length * 3);
      let end = 0;
      for (let at = 0; at < text.length; at += 1) {
        const point = text.codePointAt(at) ?? 0;
        const code = isHalf(point) ? UNREADABLE : point;
        if (code < 0x80) bytes[end++] = code;
        else if (code < 0x800) bytes[end++] = 0xc0 | (code >> 6);
        else if (code < 0x10000) {
          bytes[end++] = 0xe0 | (code >> 12);
          bytes[end++] = 0x80 | ((code >> 6) & 0x3f);
        } else {
          at += 1;
          bytes[end++] = 0xf0 | (code >> 18);
          bytes[end++] = 0x80 | ((code >> 12) & 0x3f);
          bytes[end++] = 0x80 | ((code >> 6) & 0x3f);
        }
        if (code >= 0x80) bytes[end++] = 0x80 | (code & 0x3f);
      }
      return bytes.slice(0, end);
    }
  }

  /** How many bytes a character takes by the first of them. */
  const lengthOf = (first: number) => (first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4);

  class TextDecoder {
    /** Takes whole texts as the encoder above makes them. */
    decode(bytes = new Uint8Array()) {
      const units = new Uint16Array(bytes.length);
      let end = 0;
      for (let at = 0; at < bytes.length; ) {
        const first = bytes[at] ?? 0;
        const length = lengthOf(first);
        let code = length === 1 ? first : first & (0xff >> (length + 1));
        for (let next = 1; next < length; next += 1) code = (code << 6) | ((bytes[at + next] ?? 0) & 0x3f);
        at += length;
        if (code > 0xffff) {
          units[end++] = 0xd800 | ((code - 0x10000) >> 10);
          units[end++] = 0xdc00 | (code & 0x3ff);
        } else units[end++] = code;
      }
      let text = '';
      for (let at = 0; at < end; at += MOST)
        text += String.fromCharCode.apply(null, units.subarray(at, Math.min(at + MOST, end)) as unknown as number[]);
      return text;
    }
  }
  Object.assign(globalThis, { TextEncoder, TextDecoder });
}
