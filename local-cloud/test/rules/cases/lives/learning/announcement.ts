import { type AnnouncementStatus, announcementLifecycle } from '@cursiv/shared-domain';
import type { Life } from '../../../life-stories.ts';
import { commit, minutesFromNow, NOW, remove, set, update } from '../../../rules-case.ts';
import { counted } from '../../allowance.ts';
import { announcement } from '../../courses/teaching.ts';

const earlier = minutesFromNow(-60);
const pathOf = (id: string) => `courses/told/announcements/${id}`;

/** Announcements of a course of `clara`. */
export const announcementLife: Life<AnnouncementStatus, 'author' | 'server'> = {
  what: 'an announcement',
  lifecycle: announcementLifecycle,
  callers: { author: 'clara' },
  others: ['ana', 'bogdan', 'root', undefined],
  stored: (_, state) => ({
    'courses/told': { ownerUid: 'clara', status: 'published' },
    [pathOf(state)]: announcement({ status: state, rev: 2, createdAt: earlier, updatedAt: earlier }),
  }),
  start: (_, state) =>
    commit(set(pathOf('new'), announcement({ status: state })), counted('clara', 'announcements', 'new')),
  move: (_, from, to) => commit(update(pathOf(from), { status: to, updatedAt: NOW })),
  edit: (_, state) => commit(update(pathOf(state), { title: { ro: 'Altul' }, rev: 3, updatedAt: NOW })),
  remove: (_, state) => commit(remove(pathOf(state))),
};
