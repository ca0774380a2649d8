import {
  AppError,
  isMedia,
  type L10nText,
  l10nText,
  MEDIA,
  MEDIA_PLACES,
  MEDIA_STATUSES,
  type ModeratedFile,
  type ModeratedPage,
  may,
  mediumOf,
  type StoredFile,
  shownFileName,
  storedFileSchema,
} from '@cursiv/shared-domain';
import * as z from 'zod';
import type { Caller } from '../../callable/callable.ts';
import { readFile } from '../../files/file-documents.ts';
import { isDocumentId } from '../../store/document-id.ts';
import type { DocumentSource, StoredDocument } from '../../store/document-source.ts';
import { allParsed } from '../../store/parsed.ts';

export const moderatedRequest = z.strictObject({
  /** The one file that is wanted, whatever else is asked for. */
  id: z.optional(z.string().refine(isDocumentId)),
  medium: z.optional(z.enum(MEDIA)),
  status: z.optional(z.enum(MEDIA_STATUSES)),
  ownerUid: z.optional(z.string().refine(isDocumentId)),
  /** Where the page begins: what the one before said. */
  after: z.optional(z.strictObject({ createdAt: z.iso.datetime(), id: z.string().refine(isDocumentId) })),
  /** Whether all of them are read for a file for spreadsheets. */
  isForFile: z.optional(z.literal(true)),
});

/** Three reads a row: a page of administrators reads at most 60 documents when it opens (docs/scale.md). */
const PAGE = 15;
/** So many go into one answer where all are read: no more calls in a minute than one person may make, of 30,000 files. */
const FILE_PAGE = 300;

/** A page of the files that authors show to others, newest first, for the staff. Throws `no-access`. */
export async function moderatedMedia(
  source: DocumentSource,
  { id, ...asked }: z.infer<typeof moderatedRequest>,
  { uid }: Caller,
): Promise<ModeratedPage> {
  if (!may((await source.get(`users/${uid}`))?.fields ?? {}, 'media')) throw new AppError('no-access');
  const { files, next } = id ? { files: await oneFile(source, id), next: undefined } : await filesOf(source, asked);
  const documentAt = onceEach(source);
  return { files: await Promise.all(files.map((file) => moderated(file, documentAt))), ...(next && { next }) };
}

/** The file with this id, where it is one that others see. */
async function oneFile(source: DocumentSource, id: string): Promise<StoredFile[]> {
  const file = await readFile(source, id);
  return file && file.status !== 'expected' && isMedia(file) ? [file] : [];
}

async function filesOf(
  source: DocumentSource,
  { medium, status, ownerUid, after, isForFile }: Omit<z.infer<typeof moderatedRequest>, 'id'>,
) {
  const most = isForFile ? FILE_PAGE : PAGE;
  const documents = await source.find({
    collection: 'files',
    equals: { ...(medium && { medium }), ...(ownerUid && { ownerUid }) },
    among: { status: status ? [status] : MEDIA_STATUSES, 'place.kind': MEDIA_PLACES },
    orderBy: { field: 'createdAt', direction: 'desc' },
    ...(after && { after: { value: new Date(after.createdAt), id: after.id } }),
    limit: most + 1,
  });
  const files = allParsed(storedFileSchema, documents.slice(0, most));
  const last = files.at(-1);
  const next = documents.length > most && last ? { createdAt: last.createdAt.toISOString(), id: last.id } : undefined;
  return { files, next };
}

type DocumentAt = (path: string) => Promise<StoredDocument | undefined>;

/** Reads each document once, however many rows name it. */
function onceEach(source: DocumentSource): DocumentAt {
  const read = new Map<string, ReturnType<DocumentAt>>();
  return (path) => {
    const known = read.get(path) ?? source.get(path);
    read.set(path, known);
    return known;
  };
}

async function moderated(file: StoredFile, documentAt: DocumentAt): Promise<ModeratedFile> {
  const { id, path, contentType, bytes, createdAt, ownerUid, shownIn, medium = mediumOf(contentType) } = file;
  const [owner, place] = await Promise.all([documentAt(`users/${ownerUid}`), placeOf(file, documentAt)]);
  return {
    ...{ id, path, name: shownFileName(file), medium, contentType, bytes, createdAt: createdAt.toISOString(), place },
    owner: { uid: ownerUid, name: String(owner?.fields.name || owner?.fields.email || '') },
    courses: shownIn.length,
    status: 'stored',
    ...(file.status === 'takenDown' && {
      status: file.status,
      takenDown: { note: file.takenDown.note, locale: file.takenDown.locale },
    }),
  };
}

const titledSchema = z.object({ title: l10nText(200) });

/** What a file was sent for, with the title that its author gives it now. */
async function placeOf({ place }: StoredFile, documentAt: DocumentAt): Promise<ModeratedFile['place']> {
  const titleAt = async (path: string): Promise<L10nText> =>
    titledSchema.safeParse((await documentAt(path))?.fields).data?.title ?? {};
  switch (place.kind) {
    case 'lesson':
    case 'cover':
      return { kind: place.kind, id: place.courseId, title: await titleAt(`courseDrafts/${place.courseId}`) };
    case 'resource':
      return { kind: place.kind, id: place.resourceId, title: await titleAt(`resources/${place.resourceId}`) };
    case 'portrait':
      return { kind: place.kind, title: {} };
    default:
      throw new AppError('not-found', `${place.kind} is private`);
  }
}
