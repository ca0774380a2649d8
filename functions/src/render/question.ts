import { type RenderedPage, SECTION_IDS } from '@cursiv/shared-platform';
import * as z from 'zod';

const name = z.string().regex(/^[\w-]{1,100}$/);

/** What `page` asks `render` for: an address in a release of a section, in a build of the shell. */
export const questionSchema = z.strictObject({
  /** Path and query. */
  address: z.string().startsWith('/').max(8_000),
  section: z.enum(SECTION_IDS),
  release: z.strictObject({ buildId: name, integrity: z.string().regex(/^sha384-[\w+/=]+$/) }),
  /** Id of the shell's build. */
  shell: name,
});

export type Question = z.infer<typeof questionSchema>;

const pageSchema = z.strictObject({
  status: z.literal([200, 404]),
  locale: z.enum(['ro', 'en']),
  routeId: z.string().max(100).optional(),
  head: z.string(),
  root: z.string(),
});

const renderingSchema = z.strictObject({
  page: pageSchema,
  payload: z.strictObject({ address: z.string(), status: z.int(), body: z.unknown() }).optional(),
});

/** A page as a section's code made it, with the data that it was made from. */
export type Rendering = z.infer<typeof renderingSchema>;

/** A page that a section's code says to be one. Throws when it has not the shape of a page. */
export const pageIn = (value: unknown): Rendering['page'] => pageSchema.parse(value);

/** An answer of `render`. Throws when it has not the shape of one. */
export const renderingIn = (value: unknown): Rendering => renderingSchema.parse(value);

/** Asks for a rendering. Rejects when there is none. */
export type Renderer = (question: Question) => Promise<Rendering>;

export const pageOf = ({ page: { routeId, ...page } }: Rendering): RenderedPage => ({ ...page, routeId });
