import { courseSchema } from '@cursiv/shared-domain';
import type { DocumentSource } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';

/** The number of learners in a course's document; undefined when there is none. */
export const readLearners = async (
  source: Pick<DocumentSource, 'get'>,
  courseId: string,
): Promise<number | undefined> => parsed(courseSchema, await source.get(`courses/${courseId}`))?.enrollmentCount;
