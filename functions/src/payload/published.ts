import { type Course, courseSchema, type Resource, resourceSchema } from '@cursiv/shared-domain';
import type { DocumentSource } from './document-source.ts';
import { allParsed, parsed } from './parsed.ts';

/** Cards on one page at most; keeps a payload below some hundred kilobytes. */
const MAX_CARDS = 500;

const isPublished = (item: { status: string }) => item.status === 'published';

/** Published courses, the newest first. */
export async function publishedCourses(source: DocumentSource, limit = MAX_CARDS): Promise<Course[]> {
  const documents = await source.find({
    collection: 'courses',
    equals: { status: 'published' },
    orderBy: { field: 'publishedAt', direction: 'desc' },
    limit,
  });
  return allParsed(courseSchema, documents).filter(isPublished);
}

/** The course when it is published. */
export async function publishedCourse(source: DocumentSource, id: string): Promise<Course | undefined> {
  const course = parsed(courseSchema, await source.get(`courses/${id}`));
  return course && isPublished(course) ? course : undefined;
}

/** Published resources, the last changed first. */
export async function publishedResources(source: DocumentSource, limit = MAX_CARDS): Promise<Resource[]> {
  const documents = await source.find({
    collection: 'resources',
    equals: { status: 'published' },
    orderBy: { field: 'updatedAt', direction: 'desc' },
    limit,
  });
  return allParsed(resourceSchema, documents).filter(isPublished);
}

/** The resource when it is published. */
export async function publishedResource(source: DocumentSource, id: string): Promise<Resource | undefined> {
  const resource = parsed(resourceSchema, await source.get(`resources/${id}`));
  return resource && isPublished(resource) ? resource : undefined;
}

/** Published resources of a course, the last changed first. */
export async function publishedResourcesOf(source: DocumentSource, courseId: string): Promise<Resource[]> {
  const documents = await source.find({
    collection: 'resources',
    equals: { status: 'published' },
    contains: { courseIds: courseId },
    limit: MAX_CARDS,
  });
  return allParsed(resourceSchema, documents)
    .filter((resource) => isPublished(resource) && resource.courseIds.includes(courseId))
    .toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime());
}
