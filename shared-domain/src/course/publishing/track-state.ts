import type { Locale } from '../../l10n/l10n.ts';
import type { DraftLesson } from '../course-draft-schema.ts';
import { publishedFiles } from '../lesson-files.ts';
import type { CourseVersion } from './course-version-schema.ts';
import type { LanguageState } from './language-state.ts';

/** The files of a video that are of one language. */
export type TrackKind = 'captions' | 'chapters';

/** The state of a video's captions or chapters in a language: outdated when the video is another than the one they were published with. */
export function stateOfTrack(
  lesson: DraftLesson,
  kind: TrackKind,
  locale: Locale,
  live: Pick<CourseVersion, 'outline' | 'locales'> | undefined,
): LanguageState | undefined {
  const { video } = lesson;
  if (!video) return undefined;
  const path = pathOf(video[kind], locale);
  if (path === undefined) return 'missing';
  const before = live?.outline.flatMap(({ lessons }) => lessons).find(({ id }) => id === lesson.id)?.video;
  if (!before || pathOf(before[kind], locale) !== path) return 'ready';
  if (before.path !== video.path) return 'outdated';
  return live?.locales.includes(locale) ? 'published' : 'ready';
}

const pathOf = (tracks: readonly { locale: Locale; path: string }[] | undefined, locale: Locale): string | undefined =>
  tracks?.find((track) => track.locale === locale)?.path;

/** The state of a lesson's files in a language: those for all are in each. */
export function stateOfFiles(
  { id, type, files = [] }: DraftLesson,
  locale: Locale,
  live: Pick<CourseVersion, 'outline' | 'locales'> | undefined,
): LanguageState | undefined {
  if (type !== 'file') return undefined;
  const own = publishedFiles(files, [locale]);
  if (own.length === 0) return 'missing';
  const before = live?.outline.flatMap(({ lessons }) => lessons).find((lesson) => lesson.id === id)?.files ?? [];
  const isLive = own.every(({ path }) => before.some((file) => file.path === path));
  return isLive && live?.locales.includes(locale) ? 'published' : 'ready';
}
