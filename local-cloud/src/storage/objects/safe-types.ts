const INLINE = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'application/pdf',
  'text/vtt',
  'text/plain',
]);

/**
 * Whether a browser may open a file of this type in a tab. Everything else is downloaded, whatever the uploader asked
 * for: HTML and SVG would run scripts on this origin.
 */
export function mayShowInline(contentType: string): boolean {
  const type = (contentType.split(';')[0] ?? '').trim().toLowerCase();
  return INLINE.has(type) || /^(?:video|audio)\/[a-z0-9.+-]+$/.test(type);
}
