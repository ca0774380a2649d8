const MAX_LENGTH = 100;
/** The part of a name that is examined: its end, with the extension. */
const MAX_READ = 400;

/** A file's name in a form that is safe in every address: plain letters, digits, dots, dashes. The extension stays. */
export function safeFileName(name: string): string {
  const plain = name
    .slice(-MAX_READ)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9.]+/g, '-')
    .replace(/-?\.[-.]*/g, '.')
    .replace(/^[-.]+|[-.]+$/g, '')
    .toLowerCase();
  return plain.slice(-MAX_LENGTH).replace(/^[-.]+/, '') || 'file';
}
