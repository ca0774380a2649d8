import type { ResourcePayload } from '@cursiv/shared-domain';

/** One of a resource's files, in one language. */
export type FileOf = ResourcePayload['files'][number];
