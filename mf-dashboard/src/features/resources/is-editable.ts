import type { Resource } from '@cursiv/shared-domain';

/** The owner can edit a draft; only verified creators can edit a published resource; all other states are read-only. */
export const isEditable = ({ status }: Pick<Resource, 'status'>, verifiedCreator: boolean): boolean =>
  status === 'draft' || (status === 'published' && verifiedCreator);
