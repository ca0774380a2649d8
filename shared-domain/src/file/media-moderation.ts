import type { L10nText, Locale } from '../l10n/l10n.ts';
import { type Medium, mediumOf } from './content/medium.ts';
import type { FilePlace } from './file-place.ts';
import type { StoredFile } from './stored-file-schema.ts';

export const TAKING_DOWN_LIMITS = { note: 500 } as const;

/** The purposes of files that authors show to others. Attachments of bookings, evidence and trials are private. */
export const MEDIA_PLACES = ['lesson', 'cover', 'portrait', 'resource'] as const satisfies readonly FilePlace['kind'][];
export type MediaPlace = (typeof MEDIA_PLACES)[number];

/** Whether a file is for others to see, so that the staff look after it. */
export const isMedia = ({ place }: Pick<StoredFile, 'place'>): boolean =>
  MEDIA_PLACES.some((kind) => kind === place.kind);

/** The states of a file that is in its place. */
export const MEDIA_STATUSES = ['stored', 'takenDown'] as const;
export type MediaStatus = (typeof MEDIA_STATUSES)[number];

/** A file of any author, as the staff see it. */
export interface ModeratedFile {
  id: string;
  path: string;
  name: string;
  medium: Medium;
  contentType: string;
  bytes: number;
  /** ISO 8601 */
  createdAt: string;
  status: MediaStatus;
  /** Why it was taken down. */
  takenDown?: { note: string; locale: Locale };
  /** Their name is empty when their account is gone. */
  owner: { uid: string; name: string };
  /** What it was sent for; the title is that of the course or resource. */
  place: { kind: MediaPlace; id?: string; title: L10nText };
  /** The number of courses that have shown it. */
  courses: number;
}

/** Where a page of such files begins: after this one. */
export interface ModeratedCursor {
  /** ISO 8601 */
  createdAt: string;
  id: string;
}

/** A page of everybody's files, newest first. */
export interface ModeratedPage {
  files: ModeratedFile[];
  /** Absent on the last page. */
  next?: ModeratedCursor;
}

/** A file's name as its author knows it: pictures of texts bear the key by which a text names them. */
export const shownFileName = ({ name, contentType }: Pick<StoredFile, 'name' | 'contentType'>): string =>
  mediumOf(contentType) === 'picture' ? name.replace(/^[0-9a-f]{8}-/, '') : name;

/** The longest title that notifications and records repeat. */
const TITLE = 200;

/** The name of a file as a title, the same in every language. */
export function fileTitle(file: Pick<StoredFile, 'name' | 'contentType'>): L10nText {
  const title = shownFileName(file).slice(0, TITLE);
  return { ro: title, en: title };
}
