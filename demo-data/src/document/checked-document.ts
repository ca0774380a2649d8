import * as z from 'zod/mini';
import type { SeedDocument } from './seed-target.ts';

/** A document whose fields satisfy the schema; throws with the path and every complaint when they do not. */
export function checkedDocument<T extends z.core.$ZodType>(schema: T, path: string, fields: z.input<T>): SeedDocument {
  const parsed = z.safeParse(schema, fields);
  if (!parsed.success) throw new Error(`Seed document ${path} does not parse: ${z.prettifyError(parsed.error)}`);
  return { path, fields: { ...(parsed.data as Record<string, unknown>) } };
}
