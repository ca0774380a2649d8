import { courseSchema, expertSchema, resourceSchema } from '@cursiv/shared-domain';
import type { DocumentSource } from '../../store/document-source.ts';
import { allParsed } from '../../store/parsed.ts';
import { lessonsOf } from '../published.ts';
import { courseEntry, expertEntry, resourceEntry } from './entries.ts';
import type { Shard } from './shard.ts';

/** Everything published, read from the documents themselves: for the first catalogue, or without one. */
export async function collectCatalogue(source: DocumentSource): Promise<Shard> {
  const [courses, resources, experts] = await Promise.all([
    source.find({ collection: 'courses', equals: { status: 'published' } }),
    source.find({ collection: 'resources', equals: { status: 'published' } }),
    source.find({ collection: 'experts', equals: { status: 'listed' } }),
  ]);
  const parsedCourses = allParsed(courseSchema, courses);
  const entries = await Promise.all(
    parsedCourses.map(async (course) => courseEntry(course, await lessonsOf(source, course))),
  );
  return {
    courses: entries.flatMap((entry) => entry ?? []),
    resources: allParsed(resourceSchema, resources).flatMap((resource) => resourceEntry(resource) ?? []),
    experts: allParsed(expertSchema, experts).flatMap((expert) => expertEntry(expert) ?? []),
  };
}
