import { type AttemptStatus, attemptLifecycle } from '@cursiv/shared-domain';
import type { Life } from '../../../life-stories.ts';
import { commit, NOW, remove, set, update } from '../../../rules-case.ts';
import { attempt } from '../../attempts.ts';

const pathOf = (id: string) => `enrollments/ana__c1/attempts/${id}`;

/** Attempts at a quiz. */
export const attemptLife: Life<AttemptStatus, 'learner' | 'server'> = {
  what: 'an attempt',
  lifecycle: attemptLifecycle,
  callers: { learner: 'ana' },
  others: ['bogdan', 'clara', 'root', undefined],
  stored: (_, state) => ({ [pathOf(state)]: attempt({ status: state }) }),
  start: (_, state) => commit(set(pathOf('new'), attempt({ status: state, startedAt: NOW, updatedAt: NOW }))),
  move: (_, from, to) => commit(update(pathOf(from), { status: to, updatedAt: NOW })),
  edit: (_, state) =>
    commit(update(pathOf(state), { answers: { q1: '"a"', q2: 'true' }, answered: 'q2', updatedAt: NOW })),
  remove: (_, state) => commit(remove(pathOf(state))),
};
