import type { Locale } from '../l10n/l10n.ts';
import type { LessonVideo } from './course-schema.ts';

/** A lesson's video with the tracks in published languages, which are those that readers can open. */
export function publishedVideo(video: LessonVideo, locales: readonly Locale[]): LessonVideo {
  const inPublished = (tracks: LessonVideo['captions']) => tracks.filter(({ locale }) => locales.includes(locale));
  const { captions, chapters } = video;
  return { ...video, captions: inPublished(captions), ...(chapters && { chapters: inPublished(chapters) }) };
}
