import type { ArchivedCourse } from '@cursiv/shared-domain';
import { loadMarkdownHtml } from '@cursiv/shared-ui';
import { scormPackage } from './scorm-package.ts';
import { en } from './words/en.ts';
import { ro } from './words/ro.ts';

/** The files of a course's SCORM package. Its pages speak both languages, whatever that of the site is now. */
export const makeScorm = async (
  courseId: string,
  course: ArchivedCourse,
  media: ReadonlyMap<string, Blob>,
): Promise<Map<string, Blob>> =>
  scormPackage(courseId, course, media, { html: await loadMarkdownHtml(), words: { ro, en } });
