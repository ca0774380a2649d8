import * as z from 'zod/mini';

/** Where the administrators' orders for the sections are stored. */
export const ORDERS_PATH = 'composition/orders';

/** The longest text, in each language, that visitors of a section read while it is switched off. */
export const MAX_DISABLED_TEXT = 300;

/** What administrators order of one section: the release that runs, the share of one that is tried out, or that it is off. */
export const sectionOrdersSchema = z.object({
  pin: z.optional(z.object({ buildId: z.string(), integrity: z.string() })),
  canary: z.optional(z.object({ buildId: z.string(), percent: z.number() })),
  disabled: z.optional(z.object({ ro: z.string(), en: z.string() })),
});
export type StoredSectionOrders = z.infer<typeof sectionOrdersSchema>;

/** All orders: `composition/orders`. `revision` counts their changes. */
export const registryOrdersSchema = z.object({
  revision: z.int(),
  sections: z.record(z.string(), sectionOrdersSchema),
});
export type StoredOrders = z.infer<typeof registryOrdersSchema>;

/** While nobody has ordered anything. */
export const NO_ORDERS: StoredOrders = { revision: 0, sections: {} };
