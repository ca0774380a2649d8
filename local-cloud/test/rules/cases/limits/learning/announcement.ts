import { ANNOUNCEMENT_LIMITS } from '@cursiv/shared-domain';
import { limitStories, type Try, textOf } from '../../../limit-stories.ts';
import { commit, type Fields, type RulesSuite, set } from '../../../rules-case.ts';
import { counted } from '../../allowance.ts';
import { announcement } from '../../courses/teaching.ts';
import { PEOPLE } from '../../people.ts';

const written = (changes: Fields): ReturnType<Try> => ({
  caller: 'clara',
  deed: commit(set('courses/c1/announcements/new', announcement(changes)), counted('clara', 'announcements', 'new')),
});

/** Announcements at their limits. */
export const announcementLimitsSuite: RulesSuite = {
  name: 'the limits of an announcement',
  documents: { ...PEOPLE, 'courses/c1': { ownerUid: 'clara', status: 'published' } },
  cases: limitStories(ANNOUNCEMENT_LIMITS, {
    title: [(size) => written({ title: { ro: textOf(size) } }), (size) => written({ title: { en: textOf(size) } })],
    text: [(size) => written({ text: { ro: textOf(size) } }), (size) => written({ text: { en: textOf(size) } })],
  }),
};
