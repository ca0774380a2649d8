import { type ResourceStatus, resourceLifecycle } from '@cursiv/shared-domain';
import type { Life } from '../../life-stories.ts';
import { commit, type Fields, minutesFromNow, NOW, remove, set, update } from '../../rules-case.ts';
import { counted } from '../allowance.ts';
import { auditEvent } from '../audit-event.ts';

type Role = (typeof resourceLifecycle.roles)[number];

const earlier = minutesFromNow(-600);
const ownerOf = (role: Role) => (role === 'creator' ? 'clara' : 'ana');
const idOf = (role: Role, state: ResourceStatus) => `${role}-${state}`;
const RETURNED = { note: 'Lipsește sursa.', locale: 'ro' };

/** Somebody's resource in a state. */
export const resource = (ownerUid: string, status: ResourceStatus, changes: Fields): Fields => ({
  ownerUid,
  kind: 'article',
  title: { ro: 'Ghid' },
  summary: {},
  body: { ro: 'Text' },
  files: {},
  access: 'public',
  locales: ['ro'],
  categoryId: 'arts',
  courseIds: [],
  status,
  ...changes,
});

const saved = (role: Role, state: ResourceStatus, changes: Fields) =>
  update(`resources/${idOf(role, state)}`, { rev: 6, updatedAt: NOW, ...changes });

/** An administrator's move is recorded, and a returned resource carries a reason. */
function decided(from: ResourceStatus, to: ResourceStatus) {
  const returned = from === 'in_review' && to === 'draft' ? { returned: RETURNED } : {};
  return commit(
    saved('administrator', from, { status: to, lastAuditId: 'e1', ...returned }),
    set(
      'auditEvents/e1',
      auditEvent('resource.status.changed', `resources/${idOf('administrator', from)}`, {
        status: [from, to],
        ...(returned.returned && { returned: [null, RETURNED] }),
      }),
    ),
  );
}

/** Resources: their author's moves, those of a creator who may publish, and those of administrators. */
export const resourceLife: Life<ResourceStatus, Role> = {
  what: 'a resource',
  lifecycle: resourceLifecycle,
  callers: { author: 'ana', creator: 'clara', administrator: 'root' },
  others: ['bogdan', undefined],
  stored: (role, state) => ({
    [`resources/${idOf(role, state)}`]: resource(ownerOf(role), state, {
      rev: 5,
      createdAt: earlier,
      updatedAt: earlier,
    }),
  }),
  start: (role, state) =>
    commit(
      set('resources/new', resource(ownerOf(role), state, { rev: 1, createdAt: NOW, updatedAt: NOW })),
      counted(ownerOf(role), 'resources', 'new'),
    ),
  move: (role, from, to) => (role === 'administrator' ? decided(from, to) : commit(saved(role, from, { status: to }))),
  edit: (role, state) => commit(saved(role, state, { body: { ro: 'Altceva' } })),
  remove: (role, state) => commit(remove(`resources/${idOf(role, state)}`)),
};
