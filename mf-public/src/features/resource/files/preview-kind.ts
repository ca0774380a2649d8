export type PreviewKind = 'image' | 'pdf' | 'video' | 'audio' | 'markdown' | 'text';

/** Text beyond this many bytes is only offered for download. */
const MAX_TEXT_BYTES = 200_000;

const TEXTS = new Map<string, PreviewKind>([
  ['text/markdown', 'markdown'],
  ['text/plain', 'text'],
  ['text/csv', 'text'],
]);

/** How a browser can show a file on the page; undefined when it can only be saved. SVG could run scripts and is not shown. */
export function previewKind({ contentType, bytes }: { contentType: string; bytes: number }): PreviewKind | undefined {
  const type = (contentType.split(';')[0] ?? '').trim().toLowerCase();
  if (type === 'application/pdf') return 'pdf';
  if (/^image\/(png|jpeg|webp|gif)$/.test(type)) return 'image';
  if (type === 'video/mp4') return 'video';
  if (type === 'audio/mpeg') return 'audio';
  return bytes <= MAX_TEXT_BYTES ? TEXTS.get(type) : undefined;
}
