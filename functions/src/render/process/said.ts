import * as z from 'zod';

/** The messages that a section's process may send. Its code is not trusted: anything of another shape is no message. */
const saidSchema = z.union([
  z.strictObject({ idle: z.literal(true) }),
  z.strictObject({ started: z.literal(true) }),
  z.strictObject({ id: z.int(), ask: z.int(), address: z.string().max(2_000) }),
  z.strictObject({ id: z.int(), page: z.unknown() }),
  z.strictObject({ id: z.int().optional(), failed: z.string().max(2_000) }),
]);

export type Said = z.infer<typeof saidSchema>;

/** A message from a section's process. */
export function saidIn(line: string): Said {
  try {
    return saidSchema.parse(JSON.parse(line));
  } catch {
    return { failed: 'it says what means nothing' };
  }
}
