import { isObject } from './expect-file.ts';
import { parseRegistry, type RegistryEntry, type RegistryFile } from './registry-file.ts';

/** What may be ordered of a section while the site runs; everything else about it comes with a deploy of the shell. */
export const ORDERS = ['pin', 'canary', 'disabled'] as const;

/** What administrators order of one section. */
export type SectionOrders = { [Field in (typeof ORDERS)[number]]?: RegistryEntry[Field] | undefined };

/** What administrators have ordered, by sections, as it was stored; `revision` counts the changes. */
export interface RegistryOrders {
  revision: number;
  sections: Readonly<Record<string, unknown>>;
  /** The whole site is worked on. */
  maintenance?: unknown;
  /** Who has which feature. */
  switches?: unknown;
}

/** The orders for one section: nothing else that a value holds, such as an origin, comes through. */
const ordersIn = (value: unknown): SectionOrders =>
  Object.fromEntries(
    ORDERS.flatMap((order) => (isObject(value) && isObject(value[order]) ? [[order, value[order]]] : [])),
  );

/**
 * A registry with the administrators' orders. What the file itself says of a section outranks them; a section that it does not name gets
 * none. The revision counts both, so that it only grows. Throws TypeError when the result would be refused by browsers.
 */
export function withOrders(file: RegistryFile, orders: RegistryOrders): RegistryFile {
  const sections = Object.entries(file.sections).map(([id, entry]) => [
    id,
    { ...ordersIn(orders.sections[id]), ...entry },
  ]);
  return parseRegistry({
    ...file,
    ...(orders.maintenance !== undefined && { maintenance: orders.maintenance }),
    ...(orders.switches !== undefined && { switches: orders.switches }),
    revision: file.revision + orders.revision,
    sections: Object.fromEntries(sections),
  });
}
