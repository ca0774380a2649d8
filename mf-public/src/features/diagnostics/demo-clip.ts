import type { CoursePayload, LessonVideo } from '@cursiv/shared-domain';
import type { Locale } from '@cursiv/shared-i18n';
import { loadPayload } from '../../shared/load-payload.ts';

export interface DemoClip {
  source: string;
  captions: string | undefined;
  chapters: string | undefined;
}

const freeVideo = (course: CoursePayload) =>
  course.outline.flatMap(({ lessons }) => lessons).find(({ type, freePreview }) => type === 'video' && freePreview);

/** A video of a free lesson, which everybody may watch; undefined when no course has one. Throws AppError. */
export async function findDemoClip(locale: Locale): Promise<DemoClip | undefined> {
  const { courses } = await loadPayload('courses', { locale });
  for (const { id } of courses.filter(({ hasFreePreview }) => hasFreePreview)) {
    const { course } = await loadPayload('course', { locale }, id);
    const line = freeVideo(course);
    if (!line) continue;
    const { video } = (await loadPayload('lesson', { locale }, `${id}/lessons/${line.id}`)).lesson;
    if (!video) continue;
    const { openFile } = await import('@cursiv/shared-data');
    const addressIn = async (tracks: LessonVideo['captions'] = []) => {
      const track = tracks.find((known) => known.locale === locale) ?? tracks[0];
      return track && openFile(track.path);
    };
    const [source, captions, chapters] = await Promise.all([
      openFile(video.path),
      addressIn(video.captions),
      addressIn(video.chapters),
    ]);
    return { source, captions, chapters };
  }
  return undefined;
}
