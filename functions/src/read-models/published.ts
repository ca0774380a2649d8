import {
  type Course,
  courseSchema,
  type Lesson,
  lessonSchema,
  type Resource,
  resourceSchema,
  versionPath,
} from '@cursiv/shared-domain';
import type { DocumentSource } from '../store/document-source.ts';
import { allParsed, parsed } from '../store/parsed.ts';

/** The most resources that a course's page names. */
const MAX_RESOURCES = 100;

const isPublished = (item: { status: string }) => item.status === 'published';

/** The course, if it is published. */
export async function publishedCourse(source: DocumentSource, id: string): Promise<Course | undefined> {
  const course = parsed(courseSchema, await source.get(`courses/${id}`));
  return course && isPublished(course) ? course : undefined;
}

/** The resource, if it is published. */
export async function publishedResource(source: DocumentSource, id: string): Promise<Resource | undefined> {
  const resource = parsed(resourceSchema, await source.get(`resources/${id}`));
  return resource && isPublished(resource) ? resource : undefined;
}

/** Published resources that a course's author has attached to it, last changed first; nobody else's. */
export async function publishedResourcesOf(
  source: DocumentSource,
  { id: courseId, ownerUid }: Pick<Course, 'id' | 'ownerUid'>,
): Promise<Resource[]> {
  const documents = await source.find({
    collection: 'resources',
    equals: { status: 'published', ownerUid },
    contains: { courseIds: courseId },
    limit: MAX_RESOURCES,
  });
  return allParsed(resourceSchema, documents)
    .filter(
      (resource) => isPublished(resource) && resource.ownerUid === ownerUid && resource.courseIds.includes(courseId),
    )
    .toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime());
}

/** The lessons of the published version, in no order. */
export const lessonsOf = async (source: DocumentSource, { id, version }: Course): Promise<Lesson[]> =>
  allParsed(lessonSchema, await source.find({ collection: `${versionPath(id, version)}/lessons` }));
