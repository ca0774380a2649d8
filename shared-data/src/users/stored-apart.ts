import { isAppError } from '@cursiv/shared-domain';
import { isFinal } from '../retry-delay.ts';

/**
 * Stores fields together, or each alone where they are refused together, so that one holds up no other. Returns the names of those that are
 * refused for good; other failures of `store` are thrown.
 */
export async function storedApart<Fields extends object>(
  fields: Fields,
  store: (some: Partial<Fields>) => Promise<void>,
): Promise<(keyof Fields)[]> {
  const isStored = await storedUnlessRefused(() => store(fields));
  const names = Object.keys(fields) as (keyof Fields)[];
  if (isStored) return [];
  if (names.length === 1) return names;
  const refused: (keyof Fields)[] = [];
  for (const name of names) {
    const alone = { [name]: fields[name] } as unknown as Partial<Fields>;
    if (!(await storedUnlessRefused(() => store(alone)))) refused.push(name);
  }
  return refused;
}

async function storedUnlessRefused(store: () => Promise<void>): Promise<boolean> {
  try {
    await store();
    return true;
  } catch (error) {
    if (isAppError(error) && isFinal(error)) return false;
    throw error;
  }
}
