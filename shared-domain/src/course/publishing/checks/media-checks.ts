import type { Locale } from '../../../l10n/l10n.ts';
import { hasVisible } from '../../../text/visible.ts';
import { lessonBodyId } from '../../course.ts';
import type { DraftLesson } from '../../course-draft-schema.ts';
import { pictureKeysIn, picturePath } from '../../lesson-pictures.ts';
import type { WrittenCourse } from '../course-texts.ts';
import type { Check } from './check.ts';

/** Above this, many learners wait: about two hours in good quality. */
const LARGE_VIDEO_BYTES = 1_000_000_000;

/** Above this, a file takes more than a minute and a half on a slow phone (1.6 Mbps). */
const LARGE_FILE_BYTES = 20_000_000;

const COVER = { of: 'course', field: 'cover' } as const;

/** The cover: whether there is one, and whether it says what it shows. */
export function coverChecks({ content: { cover } }: WrittenCourse, locales: readonly Locale[]): Check[] {
  if (!cover) return [{ kind: 'noCover', isNeeded: false, place: COVER }];
  if (cover.isDecorative) return [];
  return locales
    .filter((locale) => !hasVisible(cover.alt[locale] ?? ''))
    .map((locale) => ({ kind: 'noCoverText', isNeeded: true, place: COVER, locale }));
}

/** A video: whether it is there, has captions, finished ones, and a size that people can load. */
export function videoChecks(
  { id, video }: DraftLesson,
  { captions = {} }: WrittenCourse,
  locales: readonly Locale[],
): Check[] {
  const place = { of: 'lesson', id, field: 'title' } as const;
  if (!video) return [{ kind: 'noVideo', isNeeded: true, place }];
  const silent = locales.filter((locale) => !video.captions.some((track) => track.locale === locale));
  return [
    ...silent.map((locale): Check => ({ kind: 'noCaptions', isNeeded: false, place, locale })),
    ...(captions[id]?.length ? [{ kind: 'captionsUnfinished' as const, isNeeded: false, place }] : []),
    ...((video.bytes ?? 0) > LARGE_VIDEO_BYTES ? [{ kind: 'largeVideo' as const, isNeeded: false, place }] : []),
  ];
}

/** A lesson of files: whether there is one, and none that a phone would wait for. */
export function fileChecks({ id, files = [] }: DraftLesson): Check[] {
  const place = { of: 'lesson', id, field: 'title' } as const;
  if (files.length === 0) return [{ kind: 'noFile', isNeeded: true, place }];
  return files.some(({ bytes }) => bytes > LARGE_FILE_BYTES) ? [{ kind: 'largeFile', isNeeded: false, place }] : [];
}

/** The pictures that a lesson's texts name: whether each has arrived, so that readers do not see its words in its place. */
export const pictureChecks = (
  { id, pictures = [] }: DraftLesson,
  { texts }: WrittenCourse,
  locales: readonly Locale[],
): Check[] =>
  locales
    .filter((locale) => pictureKeysIn(texts[lessonBodyId(id, locale)] ?? '').some((key) => !picturePath(key, pictures)))
    .map((locale) => ({ kind: 'noPicture', isNeeded: true, place: { of: 'lesson', id, field: 'text' }, locale }));
