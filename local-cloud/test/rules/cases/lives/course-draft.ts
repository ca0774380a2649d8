import { type DraftStatus, draftLifecycle } from '@cursiv/shared-domain';
import type { Life } from '../../life-stories.ts';
import { commit, type Fields, minutesFromNow, NOW, remove, set, update } from '../../rules-case.ts';
import { counted } from '../allowance.ts';

const earlier = minutesFromNow(-600);
/** A draft of `ana` in a state. */
export const draft = (status: DraftStatus, changes: Fields): Fields => ({
  ownerUid: 'ana',
  status,
  baseLocale: 'ro',
  title: { ro: 'Caligrafie' },
  subtitle: {},
  description: {},
  outcomes: {},
  categoryId: 'arts',
  level: 'beginner',
  outline: '[]',
  ...changes,
});
const saved = (state: DraftStatus, changes: Fields) =>
  commit(update(`courseDrafts/${state}`, { rev: 4, updatedAt: NOW, ...changes }));

/** Drafts of courses, which their author alone writes. */
export const draftLife: Life<DraftStatus, 'author'> = {
  what: 'the draft of a course',
  lifecycle: draftLifecycle,
  callers: { author: 'ana' },
  others: ['bogdan', 'clara', 'root', undefined],
  stored: (_, state) => ({
    [`courseDrafts/${state}`]: draft(state, { rev: 3, createdAt: earlier, updatedAt: earlier }),
  }),
  start: (_, state) =>
    commit(
      set('courseDrafts/new', draft(state, { rev: 1, createdAt: NOW, updatedAt: NOW })),
      counted('ana', 'courseDrafts', 'new'),
    ),
  move: (_, from, to) => saved(from, { status: to }),
  edit: (_, state) => saved(state, { title: { ro: 'Caligrafie I' } }),
  remove: (_, state) => commit(remove(`courseDrafts/${state}`)),
};
