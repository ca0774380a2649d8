import type { CoursePage, LessonVideo } from '@cursiv/shared-domain';
import { publicFileAddress } from '@cursiv/shared-firebase';
import type { Locale } from '@cursiv/shared-i18n';
import { loadPayload } from '../../shared/load-payload.ts';

export interface DemoClip {
  source: string;
  captions: string | undefined;
  chapters: string | undefined;
}

const freeVideo = (course: CoursePage) =>
  course.outline.flatMap(({ lessons }) => lessons).find(({ type, freePreview }) => type === 'video' && freePreview);

/** A video of a free lesson, which everybody may watch; undefined when no course has one. Throws AppError. */
export async function findDemoClip(locale: Locale): Promise<DemoClip | undefined> {
  const { courses } = await loadPayload('courses', { locale });
  for (const { id } of courses.filter(({ hasFreePreview }) => hasFreePreview)) {
    const { course } = await loadPayload('course', { locale }, id);
    const line = freeVideo(course);
    if (!line) continue;
    const { getLesson } = await import('@cursiv/shared-data');
    const video = (await getLesson(id, line.id))?.video;
    if (!video) continue;
    const addressIn = (tracks: LessonVideo['captions'] = []) => {
      const track = tracks.find((known) => known.locale === locale) ?? tracks[0];
      return track && publicFileAddress(track.path);
    };
    return {
      source: publicFileAddress(video.path),
      captions: addressIn(video.captions),
      chapters: addressIn(video.chapters),
    };
  }
  return undefined;
}
