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

/** The longest text, in each language, that people read while the site is worked on. */
export const MAX_MAINTENANCE_TEXT = 300;

/** A maintenance lasts from a minute to a week. */
export const MAINTENANCE_MINUTES = { least: 1, most: 7 * 24 * 60 } as const;

/** The whole site is worked on: what people read, when it is expected to end, and whether it is over then by itself. */
export const maintenanceSchema = z.object({
  ro: z.string(),
  en: z.string(),
  endsAt: z.string(),
  endsItself: z.boolean(),
});
export type StoredMaintenance = z.infer<typeof maintenanceSchema>;

/** All orders: `composition/orders`. `revision` counts their changes. */
export const registryOrdersSchema = z.object({
  revision: z.int(),
  sections: z.record(z.string(), sectionOrdersSchema),
  maintenance: z.optional(maintenanceSchema),
  /** By name; `switchOrder` reads them. One that it does not know must not undo the other orders. */
  switches: z.optional(z.record(z.string(), z.unknown())),
});
export type StoredOrders = z.infer<typeof registryOrdersSchema>;

/** While nobody has ordered anything. */
export const NO_ORDERS: StoredOrders = { revision: 0, sections: {} };
