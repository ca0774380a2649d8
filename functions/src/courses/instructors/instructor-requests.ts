import { emailSchema, INSTRUCTOR_STATUSES } from '@cursiv/shared-domain';
import * as z from 'zod';
import { isDocumentId } from '../../store/document-id.ts';

const id = z.string().refine(isDocumentId);

/** An author names an instructor by their e-mail address. */
export const namingSchema = z.strictObject({
  courseId: id,
  email: z
    .string()
    .max(254)
    .refine((text) => emailSchema.safeParse(text).success),
});

export type Naming = z.infer<typeof namingSchema>;

/** An author or an instructor moves the instructor's place in a course. */
export const instructorMoveSchema = z.strictObject({ courseId: id, uid: id, to: z.enum(INSTRUCTOR_STATUSES) });

export type InstructorMove = z.infer<typeof instructorMoveSchema>;
