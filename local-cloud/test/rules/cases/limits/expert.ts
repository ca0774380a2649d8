import { EXPERT_LIMITS, OFFERING_LIMITS, USER_LIMITS } from '@cursiv/shared-domain';
import { limitStories, type Try, textOf } from '../../limit-stories.ts';
import { commit, type RulesSuite, set, update } from '../../rules-case.ts';
import { auditEvent } from '../audit-event.ts';
import { expert } from '../lives/expert.ts';
import { PEOPLE } from '../people.ts';

const clara = expert('listed');
const changed = (field: string, value: unknown): ReturnType<Try> => ({
  caller: 'root',
  deed: commit(
    update('experts/clara', { [field]: value, lastAuditId: 'e1' }),
    set('auditEvents/e1', auditEvent('expert.changed', 'experts/clara', { [field]: [clara[field], value] })),
  ),
});
const offerings = (size: number) =>
  Object.fromEntries(Array.from({ length: size }, (_, n) => [`offering${n}`, { active: true }]));
const IN_A_MAP = 'rules cannot walk the types of session';

/** The page of an expert as long as it may be, and one character more. */
export const expertLimitsSuite: RulesSuite = {
  name: 'the limits of the page of an expert',
  documents: { ...PEOPLE, 'experts/clara': clara },
  cases: [
    ...limitStories(
      { displayName: USER_LIMITS.name },
      { displayName: [(size) => changed('displayName', textOf(size))] },
    ),
    ...limitStories(EXPERT_LIMITS, {
      headline: [(size) => changed('headline', { ro: textOf(size) })],
      bio: [(size) => changed('bio', { ro: textOf(size) })],
    }),
    ...limitStories(OFFERING_LIMITS, {
      offerings: [(size) => changed('offerings', offerings(size))],
      title: IN_A_MAP,
      description: IN_A_MAP,
    }),
  ],
};
