import { type DraftStatus, draftLifecycle } from '@cursiv/shared-domain';
import type { Life } from '../../life-stories.ts';
import { commit, type Fields, minutesFromNow, NOW, remove, set, update } from '../../rules-case.ts';
import { counted } from '../allowance.ts';
import { auditEvent } from '../audit-event.ts';

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
type Role = (typeof draftLifecycle.roles)[number];

const OUTLINE = '[{"id":"s1","lessons":[{"id":"l1"}]}]';
const RETURNED = { note: 'Lipsește sursa.', locale: 'ro', rev: 3 };
/** What was taken back from review is again what it was: its course says whether readers have it. */
const pathOf = (from: DraftStatus, to?: DraftStatus) => `courseDrafts/${from}${to === 'published' ? '-live' : ''}`;
const saved = (state: DraftStatus, changes: Fields) =>
  commit(update(pathOf(state), { rev: 4, updatedAt: NOW, ...changes }));

/** An administrator's decision is on record, with its reason. */
const decided = (from: DraftStatus, to: DraftStatus) =>
  commit(
    update(pathOf(from, to), { status: to, returned: RETURNED, lastAuditId: 'e1' }),
    set(
      'auditEvents/e1',
      auditEvent('draft.returned', pathOf(from, to), { status: [from, to], returned: [null, RETURNED] }),
    ),
  );

const moved = (from: DraftStatus, to: DraftStatus) =>
  commit(update(pathOf(from, to), { status: to, ...(to === 'in_review' && { handedIn: { rev: 3, at: NOW } }) }));

const kept = (state: DraftStatus) =>
  draft(state, { editorUids: ['bogdan'], outline: OUTLINE, rev: 3, createdAt: earlier, updatedAt: earlier });

/** Drafts of courses: their authors write them and have them reviewed, one of them decides, administrators give them back. */
export const draftLife: Life<DraftStatus, Role> = {
  what: 'the draft of a course',
  lifecycle: draftLifecycle,
  callers: { author: 'ana', coAuthor: 'bogdan', administrator: 'root' },
  others: ['clara', undefined],
  stored: (_, state) => ({
    [pathOf(state)]: kept(state),
    [pathOf(state, 'published')]: kept(state),
    [`courses/${state}-live`]: { ownerUid: 'ana', status: 'published', version: 2, lessonCount: 1 },
  }),
  start: (_, state) =>
    commit(
      set('courseDrafts/new', draft(state, { rev: 1, createdAt: NOW, updatedAt: NOW })),
      counted('ana', 'courseDrafts', 'new'),
    ),
  move: (role, from, to) => (role === 'administrator' ? decided(from, to) : moved(from, to)),
  edit: (_, state) => saved(state, { title: { ro: 'Caligrafie I' } }),
  remove: (_, state) => commit(remove(pathOf(state))),
};
