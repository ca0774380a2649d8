import type { FilePlace } from './file-place.ts';
import { mediaTypeOf } from './media-type.ts';

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
const VIDEO_TYPES = ['video/mp4', 'video/webm'];
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
  video: { types: VIDEO_TYPES, accept: VIDEO_TYPES.join(','), maxBytes: 2000 * MB },
  captions: { types: ['text/vtt'], accept: '.vtt,text/vtt', maxBytes: MB },
  resource: { types: RESOURCE_TYPES, accept: RESOURCE_TYPES.join(','), maxBytes: 20 * MB },
  upload: { types: [...new Set([...RESOURCE_TYPES, ...VIDEO_TYPES, ...OTHER_TYPES])], maxBytes: 200 * MB },
} satisfies Record<string, FileRule>;

/** The rules of a purpose: a file has to follow one of them. */
export const RULES_OF: Record<FilePlace['kind'], readonly FileRule[]> = {
  lesson: [FILE_RULES.video, FILE_RULES.captions],
  resource: [FILE_RULES.resource],
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
