import type { ResourcePage } from '@cursiv/shared-domain';

/** One of a resource's files, in one language. */
export type FileOf = ResourcePage['files'][number];
