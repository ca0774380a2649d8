import { type FilePlace, type Lesson, type Locale, publishedFiles, publishedVideo } from '@cursiv/shared-domain';
import { getCourse } from '../../courses/get-course.ts';
import { getLessons } from '../../courses/get-lessons.ts';
import type { KeptCourseFacts } from '../store/kept-course.ts';

/** A file to keep; `at` is the lesson that names it, `bytes` its size as far as it is known. */
export interface PlannedFile {
  path: string;
  at?: FilePlace;
  bytes: number;
  isVideo: boolean;
}

/** What keeping a course takes. */
export interface KeepingPlan extends Pick<KeptCourseFacts, 'courseId' | 'title' | 'baseLocale' | 'version'> {
  lessonIds: string[];
  locales: readonly string[];
  files: PlannedFile[];
  /** Films in packages: their playlists are made at each read, so that they play with a connection alone. */
  streamed: number;
}

/** What captions, pictures and posters are taken to weigh, in bytes: nobody has noted it. */
const SMALL_FILE = 60_000;
/** What the texts of a lesson and its facts are taken to weigh. */
const LESSON_TEXTS = 10_000;
/** How long a film is taken to be, and what a second of it weighs, where its file did not say. */
const FILM_SEC = 300;
const FILM_BYTES_PER_SEC = 125_000;
/** The code and styles of the site, once for all courses. */
const SITE = 3_500_000;

const isPackage = (path: string) => path.toLowerCase().endsWith('.zip');

/** The part of a lesson that names files. */
type PlannedLesson = Pick<Lesson, 'id'> & { [Key in 'video' | 'pictures' | 'files']?: Lesson[Key] | undefined };

function filesOf(courseId: string, { id, video, pictures = [], files = [] }: PlannedLesson): PlannedFile[] {
  const at = { kind: 'lesson', courseId, lessonId: id } as const;
  const tracks = video ? [...video.captions, ...(video.chapters ?? [])].map(({ path }) => path) : [];
  const small = [...tracks, ...(video?.poster ? [video.poster] : [])];
  return [
    ...(video && !isPackage(video.path)
      ? [
          {
            path: video.path,
            at,
            bytes: video.bytes ?? (video.durationSec ?? FILM_SEC) * FILM_BYTES_PER_SEC,
            isVideo: true,
          },
        ]
      : []),
    ...small.map((path) => ({ path, at, bytes: SMALL_FILE, isVideo: false })),
    ...pictures.map((path) => ({ path, bytes: SMALL_FILE, isVideo: false })),
    ...files.map(({ path, bytes }) => ({ path, at, bytes, isVideo: false })),
  ];
}

type PlannedCourse = Pick<KeptCourseFacts, 'title' | 'baseLocale' | 'version'> & {
  id: string;
  locales: readonly Locale[];
};

/** What keeping a course takes, whose lessons are as readers have them. */
export const planFor = (course: PlannedCourse, lessons: readonly PlannedLesson[]): KeepingPlan => {
  const { id, title, baseLocale, version, locales } = course;
  const files = lessons.flatMap((lesson) => filesOf(id, lesson));
  const streamed = lessons.filter(({ video }) => video && isPackage(video.path)).length;
  const lessonIds = lessons.map((lesson) => lesson.id);
  return { courseId: id, title, baseLocale, version, locales, lessonIds, files, streamed };
};

/** What keeping the published version of a course takes; undefined when there is none. Throws AppError. */
export async function planKeeping(courseId: string): Promise<KeepingPlan | undefined> {
  const course = await getCourse(courseId);
  if (!course) return undefined;
  const { locales } = course;
  const lessons = (await getLessons(course)).map(({ id, video, pictures, files }) => ({
    ...{ id, pictures },
    video: video && publishedVideo(video, locales),
    files: files && publishedFiles(files, locales),
  }));
  return planFor(course, lessons);
}

/** How much room a course takes on the device, with or without its films, in bytes. */
export const plannedBytes = ({ files, lessonIds }: KeepingPlan, withVideos: boolean): number =>
  SITE +
  lessonIds.length * LESSON_TEXTS +
  files.filter(({ isVideo }) => withVideos || !isVideo).reduce((sum, { bytes }) => sum + bytes, 0);
