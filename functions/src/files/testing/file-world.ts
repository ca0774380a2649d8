import { arrivalPath } from '@cursiv/shared-domain';
import { memoryStore } from '../../store/memory-store.ts';
import type { ExpectedUpload } from '../upload/expect-upload.ts';
import { expectUpload } from '../upload/expect-upload.ts';
import { keepUpload } from '../upload/keep-upload.ts';
import { memoryFileStore } from './memory-file-store.ts';

export const NOW = new Date('2026-05-14T09:30:00Z');
export const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
export const caller = (uid: string, hasVerifiedEmail = true) => ({ uid, hasVerifiedEmail });

/** The headers of an MP4 with a track of a kind: `vide` or `soun`. */
export const mp4With = (kind: string): string =>
  `\0\0\0\x10ftypisom\0\0\0\0\0\0\0\x2cmoov\0\0\0\x24trak\0\0\0\x1cmdia\0\0\0\x14hdlr\0\0\0\0\0\0\0\0${kind}`;
export const FILM = mp4With('vide');

const course = { title: {}, subtitle: {}, description: {}, outcomes: {}, categoryId: 'arts', level: 'beginner' };

const draft = { ...course, ownerUid: 'clara', baseLocale: 'ro', outline: '[]', rev: 1, createdAt: NOW, updatedAt: NOW };

const DOCUMENTS: Record<string, Record<string, unknown>> = {
  'users/root': { isAdmin: true },
  'users/clara': { verifiedCreator: true },
  'courseDrafts/draft': { ...draft, status: 'draft' },
  'courseDrafts/live': { ...draft, status: 'published' },
  'courses/live': {
    ...course,
    ownerUid: 'clara',
    status: 'published',
    baseLocale: 'ro',
    locales: ['ro'],
    instructors: [],
    durationSec: 60,
    lessonCount: 2,
    outline: [{ sectionId: 's1', title: {}, lessonIds: ['free', 'paid'] }],
    version: 1,
    publishedAt: NOW,
    ratingAvg: 0,
    ratingCount: 0,
    enrollmentCount: 0,
  },
  'enrollments/ana__live': { status: 'active' },
  'enrollments/dora__live': { status: 'withdrawn' },
};

/**
 * Clara's course "live" with a free and a paid lesson, her draft "draft", and her resource "r1"; a backend in memory.
 */
export function fileWorld() {
  const documents = new Map(Object.entries(DOCUMENTS));
  const bytes = new Map<string, { content: string | Uint8Array; contentType: string }>();
  const store = memoryStore(documents);
  const files = memoryFileStore(bytes);
  const change = (path: string, fields: Record<string, unknown>) =>
    void documents.set(path, { ...documents.get(path), ...fields });
  /** Sends a file as a browser does: expects the upload, sends it, keeps it. */
  const upload = async (
    uid: string,
    wanted: Partial<ExpectedUpload>,
    content: string | Uint8Array = 'salut',
    now = NOW,
  ) => {
    const { id } = await expectUpload(
      store,
      files,
      {
        place: { kind: 'trial' },
        name: 'Fișă.pdf',
        contentType: 'application/pdf',
        bytes: Buffer.byteLength(content),
        sending: 'whole',
        ...wanted,
      },
      caller(uid),
      now,
    );
    bytes.set(arrivalPath(uid, id), { content, contentType: wanted.contentType ?? 'application/pdf' });
    return keepUpload(store, files, id, uid, now);
  };
  /** The paths where there are bytes; a closed one has none. */
  const filled = () => [...bytes].filter(([, { content }]) => content.length > 0).map(([path]) => path);
  /** Puts a video with Romanian and English captions into a lesson of Clara's live course. */
  const film = async (lessonId: string, freePreview: boolean) => {
    const place = { kind: 'lesson' as const, courseId: 'live', lessonId };
    const video = await upload('clara', { place, contentType: 'video/mp4' }, `${FILM} ${lessonId}`);
    const ro = await upload('clara', { place, contentType: 'text/vtt' }, 'WEBVTT ro');
    const en = await upload('clara', { place, contentType: 'text/vtt' }, 'WEBVTT en');
    documents.set(`courses/live/versions/1/lessons/${lessonId}`, {
      ...{ type: 'video', title: {}, freePreview, durationSec: 60, locales: ['ro'] },
      video: {
        path: video.path,
        contentType: 'video/mp4',
        captions: [
          { locale: 'ro', path: ro.path },
          { locale: 'en', path: en.path },
        ],
      },
    });
    const files = [video.path, ro.path, en.path];
    const named = (documents.get('courses/live/versions/1')?.files ?? []) as string[];
    documents.set('courses/live/versions/1', { files: [...named, ...files] });
    return { video: video.path, ro: ro.path, en: en.path };
  };
  /** Clara's resource "r1" with a Romanian file. */
  const sheet = async (changes: Record<string, unknown> = {}) => {
    const kept = await upload('clara', { place: { kind: 'resource', resourceId: 'r1' } }, 'fișa');
    documents.set('resources/r1', {
      ...{ ownerUid: 'clara', kind: 'file', title: {}, summary: {}, body: {}, files: { ro: kept }, access: 'public' },
      ...{ locales: ['ro'], categoryId: 'arts', courseIds: ['live'], status: 'published', rev: 1 },
      ...{ createdAt: NOW, updatedAt: NOW, ...changes },
    });
    return kept.path;
  };
  return { documents, bytes, store, files, change, upload, filled, film, sheet };
}
