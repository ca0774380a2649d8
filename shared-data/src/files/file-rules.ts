import { mediaTypeOf } from './media-type.ts';

/** What may be uploaded to a place; the storage rules say the same, this says it before anything is sent. */
export interface FileRule {
  maxBytes: number;
  accepts(mediaType: string): boolean;
  /** For the file picker. */
  accept?: string;
}

/** Decimal, as people are told sizes; the storage rules count in binary and are a little wider. */
const MB = 1_000_000;
const oneOf = (types: readonly string[]): Pick<FileRule, 'accepts' | 'accept'> => ({
  accepts: (mediaType) => types.includes(mediaType),
  accept: types.join(','),
});

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';
const RESOURCE_TYPES = [
  'application/pdf',
  'text/plain',
  'text/markdown',
  'text/csv',
  `${OFFICE}.wordprocessingml.document`,
  `${OFFICE}.spreadsheetml.sheet`,
  `${OFFICE}.presentationml.presentation`,
  `${OPEN_DOCUMENT}.text`,
  `${OPEN_DOCUMENT}.spreadsheet`,
  `${OPEN_DOCUMENT}.presentation`,
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'application/zip',
  'application/x-zip-compressed',
  'audio/mpeg',
  'video/mp4',
];

/** Text that a browser would run. */
const ACTIVE_CONTENT = /(html|[/+]xml|[/+]svg|\/xsl|javascript|ecmascript|jscript)/;

export const FILE_RULES = {
  video: { ...oneOf(['video/mp4', 'video/webm']), maxBytes: 2000 * MB },
  captions: { ...oneOf(['text/vtt']), accept: '.vtt,text/vtt', maxBytes: MB },
  resource: { ...oneOf(RESOURCE_TYPES), maxBytes: 20 * MB },
  upload: { accepts: (mediaType: string) => !ACTIVE_CONTENT.test(mediaType), maxBytes: 200 * MB },
} satisfies Record<string, FileRule>;

/** Why a file may not be uploaded, or undefined when it may. */
export function refusalOf(
  file: Pick<File, 'name' | 'type' | 'size'>,
  rule: FileRule,
): 'too-large' | 'wrong-type' | undefined {
  if (!rule.accepts(mediaTypeOf(file))) return 'wrong-type';
  return file.size > rule.maxBytes ? 'too-large' : undefined;
}
