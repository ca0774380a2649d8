/** Types that browsers often do not know by the file's extension. */
const BY_ENDING: Record<string, string> = {
  vtt: 'text/vtt',
  md: 'text/markdown',
  csv: 'text/csv',
  mp4: 'video/mp4',
  webm: 'video/webm',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
};

/** A file's media type without parameters: the browser's, else by its extension. */
export function mediaTypeOf({ name, type }: Pick<File, 'name' | 'type'>): string {
  const known = type.split(';')[0]?.trim().toLowerCase();
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  return known || (BY_ENDING[ending] ?? 'application/octet-stream');
}
