import type { Locale } from '../l10n/l10n.ts';
import type { LessonVideo } from './course-schema.ts';

/** A lesson's video with the tracks that its readers can open: those in a language that is published. */
export function publishedVideo(video: LessonVideo, locales: readonly Locale[]): LessonVideo {
  const inPublished = (tracks: LessonVideo['captions']) => tracks.filter(({ locale }) => locales.includes(locale));
  const { captions, chapters } = video;
  return { ...video, captions: inPublished(captions), ...(chapters && { chapters: inPublished(chapters) }) };
}
