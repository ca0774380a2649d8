import { type Catalogue, courseEntryOf, expertEntry, resourceEntry } from '@cursiv/functions/search';
import { type CategoryId, courseSchema, expertSchema, resourceSchema } from '@cursiv/shared-domain';
import { ALL_COURSES } from '../courses/all-courses.ts';
import type { PublishedCourse } from '../courses/course-content.ts';
import { liveCourse } from '../courses/course-documents.ts';
import { scaledCourse } from '../scale/scaled-course.ts';
import { RESOURCES_PER_COURSE, scaledExpert, scaledResource } from '../scale/scaled-works.ts';
import { LIBRARY } from './library.ts';

const NOW = new Date('2026-11-23T10:00:00Z');

/** A course of the library; for its lessons, it has those of a scaled course. */
function libraryCourse(line: string, nth: number): PublishedCourse {
  const [id = '', categoryId, ro, en, subtitleRo, subtitleEn] = line.split(' | ');
  return {
    ...scaledCourse(nth),
    ...{ id, categoryId: categoryId as CategoryId, learners: 3, publishedDaysAgo: 30 },
    ...{ title: { ro, en }, subtitle: { ro: subtitleRo, en: subtitleEn } },
  };
}

function courseEntry(course: PublishedCourse) {
  const { fields } = liveCourse(course, NOW);
  return courseEntryOf(
    courseSchema.parse({ ...fields, id: course.id }),
    course.units.flatMap(({ lessons }) => lessons),
  );
}

const each = <Made>(count: number, make: (nth: number) => Made): Made[] =>
  Array.from({ length: count }, (_, nth) => make(nth));

/** The demo courses and the library among so many courses of a large site: all on which the searches are tried. */
export const searchedCourses = (scaled: number): Catalogue['courses'] =>
  [...ALL_COURSES, ...LIBRARY.trim().split('\n').map(libraryCourse), ...each(scaled, scaledCourse)].map(courseEntry);

/** The same with two resources and an expert for each course. */
export const searchedSite = (scaled: number): Catalogue => ({
  courses: searchedCourses(scaled),
  resources: each(scaled * RESOURCES_PER_COURSE, (nth) =>
    resourceSchema.parse(scaledResource(nth, NOW).fields),
  ).flatMap((resource) => resourceEntry(resource) ?? []),
  experts: each(scaled, (nth) => expertSchema.parse(scaledExpert(nth, NOW)[0]?.fields)).flatMap(
    (expert) => expertEntry(expert) ?? [],
  ),
});
