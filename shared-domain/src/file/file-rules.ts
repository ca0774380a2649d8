import { mediaTypeOf } from './content/media-type.ts';
import type { FilePlace } from './file-place.ts';

/** The files that may be uploaded for a purpose. */
export interface FileRule {
  maxBytes: number;
  /** The accepted types, each exactly so: no parameters, no lists, no other case. */
  types: readonly string[];
  /** For the file picker. */
  accept?: string;
}

/** Decimal, as people read sizes. */
const MB = 1_000_000;
const GIB = 1024 ** 3;
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
/** To work with beside a lesson: documents, slides, tables, sound, and archives of such. */
const DOCUMENT_TYPES = RESOURCE_TYPES.filter((type) => !/^(image|video)\//.test(type));
const EVIDENCE_TYPES = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'];
/** Pictures as they are stored: browsers re-encode what people choose. */
const PICTURE_TYPES = ['image/webp', 'image/jpeg'];

const CHOSEN_PICTURE_TYPES = ['image/png', ...PICTURE_TYPES];

const VIDEO_TYPES = ['video/mp4', 'video/webm'];
/** The type of a package of HLS: not what it is, a ZIP, but as what it plays. */
export const HLS_TYPE = 'application/vnd.apple.mpegurl';
/** Further types for trials; a file that the browser cannot name has the last one. */
const OTHER_TYPES = [
  'text/vtt',
  'image/avif',
  'image/heic',
  'audio/mp4',
  'audio/ogg',
  'audio/wav',
  'video/quicktime',
  'application/gzip',
  'application/json',
  'application/octet-stream',
];

export const FILE_RULES = {
  video: { types: [...VIDEO_TYPES, HLS_TYPE], accept: [...VIDEO_TYPES, '.zip'].join(','), maxBytes: 2 * GIB },
  captions: { types: ['text/vtt'], accept: '.vtt,.srt,text/vtt', maxBytes: MB },
  picture: { types: PICTURE_TYPES, maxBytes: 2 * MB },
  /** A picture before it is cropped, made smaller and re-encoded. */
  chosenPicture: { types: CHOSEN_PICTURE_TYPES, accept: CHOSEN_PICTURE_TYPES.join(','), maxBytes: 30 * MB },
  document: { types: DOCUMENT_TYPES, accept: DOCUMENT_TYPES.join(','), maxBytes: 50 * MB },
  resource: { types: RESOURCE_TYPES, accept: RESOURCE_TYPES.join(','), maxBytes: 20 * MB },
  evidence: { types: EVIDENCE_TYPES, accept: EVIDENCE_TYPES.join(','), maxBytes: 10 * MB },
  upload: { types: [...new Set([...RESOURCE_TYPES, ...VIDEO_TYPES, ...OTHER_TYPES])], maxBytes: 200 * MB },
} satisfies Record<string, FileRule>;

/** The rules of a purpose: a file has to follow one of them. */
export const RULES_OF: Record<FilePlace['kind'], readonly FileRule[]> = {
  lesson: [FILE_RULES.video, FILE_RULES.captions, FILE_RULES.picture, FILE_RULES.document],
  cover: [FILE_RULES.picture],
  portrait: [FILE_RULES.picture],
  resource: [FILE_RULES.resource],
  evidence: [FILE_RULES.evidence],
  booking: [FILE_RULES.resource],
  trial: [FILE_RULES.upload],
};

/** Why a file may not be uploaded, or undefined when it may. */
export function refusalOf(
  file: Pick<File, 'name' | 'type' | 'size'>,
  rule: FileRule,
): 'too-large' | 'wrong-type' | undefined {
  if (!rule.types.includes(mediaTypeOf(file))) return 'wrong-type';
  return file.size > rule.maxBytes ? 'too-large' : undefined;
}
