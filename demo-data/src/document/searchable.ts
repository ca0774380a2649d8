import { withSearchKeys } from '@cursiv/shared-domain';
import type { SeedDocument } from './seed-target.ts';

/** A document with the search keys that functions keep in it, where administrators find its kind by them. */
export const searchable = ({ path, fields }: SeedDocument): SeedDocument => ({
  path,
  fields: withSearchKeys(path, fields),
});
