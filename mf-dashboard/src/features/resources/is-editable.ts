import type { Resource } from '@cursiv/shared-domain';

/** What waits for review or was never shown can be edited by anybody who owns it, what is published by verified creators only. */
export const isEditable = ({ status }: Pick<Resource, 'status'>, verifiedCreator: boolean): boolean =>
  status === 'draft' || status === 'in_review' || (status === 'published' && verifiedCreator);
