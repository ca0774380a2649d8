/** The items, of which each that has the id of one before gets a new one: it stays, and overwrites nothing. */
export function withOwnIds<Item extends { id: string }>(items: readonly Item[], newId: () => string): Item[] {
  const known = new Set<string>();
  return items.map((item) => {
    const id = known.has(item.id) ? newId() : item.id;
    known.add(id);
    return id === item.id ? item : { ...item, id };
  });
}
