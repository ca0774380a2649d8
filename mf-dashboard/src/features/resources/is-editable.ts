import type { Resource } from '@cursiv/shared-domain';

/** A draft can be edited by whoever owns it, what is published by verified creators only; everything else stands still. */
export const isEditable = ({ status }: Pick<Resource, 'status'>, verifiedCreator: boolean): boolean =>
  status === 'draft' || (status === 'published' && verifiedCreator);
