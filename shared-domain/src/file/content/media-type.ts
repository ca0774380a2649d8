const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** Types by extension, for files that come from an archive, or that a browser does not know. */
const BY_ENDING: Record<string, string> = {
  pdf: 'application/pdf',
  txt: 'text/plain',
  docx: `${OFFICE}.wordprocessingml.document`,
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  pptx: `${OFFICE}.presentationml.presentation`,
  zip: 'application/zip',
  mp3: 'audio/mpeg',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
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
