import { sameValues } from '@cursiv/shared-domain';

/** Both sides' changes of `base`, field by field; where both changed one, `mine` stays. */
export function mergeFields<Doc extends object>(base: Doc, mine: Doc, theirs: Doc): Doc {
  const edited = Object.entries(mine).filter(([name, value]) => !sameValues(value, base[name as keyof Doc]));
  return { ...theirs, ...Object.fromEntries(edited) };
}
