import { lifecycleOf } from '../lifecycle.ts';

export const FILE_STATUSES = ['expected', 'stored', 'takenDown'] as const;

export type FileStatus = (typeof FILE_STATUSES)[number];

/** What is known of an uploaded file; only the server writes and deletes it. What the staff take down opens for them alone until they put it back. */
export const fileLifecycle = lifecycleOf(FILE_STATUSES, 'expected', {
  server: {
    starts: true,
    deletes: FILE_STATUSES,
    moves: { expected: ['stored'], stored: ['takenDown'], takenDown: ['stored'] },
  },
});
