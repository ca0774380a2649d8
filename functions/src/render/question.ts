import type { MenuEntry, RenderedPage } from '@cursiv/shared-platform';
import * as z from 'zod';

const name = z.string().regex(/^[\w-]{1,100}$/);

const text = z.string().max(500);

const menuEntrySchema = z.strictObject({
  section: name,
  menu: z.enum(['default', 'footer', 'account', 'dashboard', 'admin']),
  path: text,
  guard: z.enum(['none', 'auth', 'admin']),
  roles: z.array(name).max(20).readonly().exactOptional(),
  label: z.strictObject({ ro: text, en: text }),
  order: z.number(),
}) satisfies z.ZodType<MenuEntry>;

/** The request from `page` to `render`: an address in a release of a section, in a build of the shell. */
export const questionSchema = z.strictObject({
  /** Path and query. */
  address: z.string().startsWith('/').max(8_000),
  section: name,
  release: z.strictObject({ buildId: name, integrity: z.string().regex(/^sha384-[\w+/=]+$/) }),
  /** Id of the shell's build. */
  shell: name,
  /** The entries of all sections for the menus. */
  menu: z.array(menuEntrySchema).max(200),
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

/** A page as a section's code made it, with the data it was made from. */
export type Rendering = z.infer<typeof renderingSchema>;

/** Parses a page from a section's code. Throws when it has the wrong shape. */
export const pageIn = (value: unknown): Rendering['page'] => pageSchema.parse(value);

/** Parses an answer of `render`. Throws when it has the wrong shape. */
export const renderingIn = (value: unknown): Rendering => renderingSchema.parse(value);

/** Requests a rendering. Rejects when there is none. */
export type Renderer = (question: Question) => Promise<Rendering>;

export const pageOf = ({ page: { routeId, ...page } }: Rendering): RenderedPage => ({ ...page, routeId });
