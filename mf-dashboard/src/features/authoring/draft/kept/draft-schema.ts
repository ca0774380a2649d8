import { courseDraftContentSchema, cueSchema, questionsSchema } from '@cursiv/shared-domain';
import * as z from 'zod/mini';

/** A draft as it was kept in the browser. */
export const draftSchema = z.object({
  content: courseDraftContentSchema,
  bodies: z.record(z.string(), z.string()),
  /** Edits that were kept before translations were followed have none. */
  originals: z._default(z.record(z.string(), z.array(z.string())), {}),
  /** Edits that were kept before there were quizzes have none. */
  quizzes: z._default(z.record(z.string(), questionsSchema), {}),
  captions: z._default(z.record(z.string(), z.array(cueSchema)), {}),
});
