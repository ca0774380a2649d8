import { type FileStatus, fileLifecycle } from '@cursiv/shared-domain';
import type { Life } from '../../life-stories.ts';
import { commit, minutesFromNow, remove, set, update } from '../../rules-case.ts';

const file = (status: FileStatus) => ({
  ownerUid: 'ana',
  place: { kind: 'trial' },
  path: `uploads/ana/${status}-a.pdf`,
  name: 'a.pdf',
  bytes: 1000,
  contentType: 'application/pdf',
  createdAt: minutesFromNow(-600),
  status,
});

/** Records of files, which only functions write. */
export const fileLife: Life<FileStatus, 'server'> = {
  what: 'what is known of a file',
  lifecycle: fileLifecycle,
  callers: {},
  others: ['ana', 'bogdan', 'root', undefined],
  stored: (_, state) => ({ [`files/${state}`]: file(state) }),
  start: (_, state) => commit(set('files/new', file(state))),
  move: (_, from, to) => commit(update(`files/${from}`, { status: to })),
  edit: (_, state) => commit(update(`files/${state}`, { name: 'b.pdf' })),
  remove: (_, state) => commit(remove(`files/${state}`)),
};
