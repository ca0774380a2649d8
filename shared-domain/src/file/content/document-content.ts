const ZIPPED = /zip|openxmlformats|opendocument/;

/** Whether the first bytes of a document fit the type that it says: programs and pages are none, whatever they are called. */
export function isDocument(start: Uint8Array, contentType: string): boolean {
  const text = String.fromCharCode(...start.subarray(0, 1024));
  if (contentType === 'application/pdf') return text.includes('%PDF-');
  if (ZIPPED.test(contentType)) return text.startsWith('PK\x03\x04') || text.startsWith('PK\x05\x06');
  if (contentType === 'audio/mpeg') return text.startsWith('ID3') || /^\xff[\xe0-\xff]/.test(text);
  return contentType.startsWith('text/') && !text.includes('\0');
}
