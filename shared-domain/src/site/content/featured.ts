import * as z from 'zod/mini';

export const FEATURED_LIMITS = { courses: 6 } as const;

/** The courses that the home page shows first, in this order. */
export const featuredSchema = z.object({
  courseIds: z.array(z.string().check(z.regex(/^[\w-]{1,100}$/))).check(
    z.maxLength(FEATURED_LIMITS.courses),
    z.refine((ids) => new Set(ids).size === ids.length),
  ),
});
export type Featured = z.infer<typeof featuredSchema>;
