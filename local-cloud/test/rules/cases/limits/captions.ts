import { CAPTION_LIMITS } from '@cursiv/shared-domain';
import { limitStories, textOf } from '../../limit-stories.ts';
import { commit, minutesFromNow, NOW, type RulesSuite, set, update } from '../../rules-case.ts';
import { draft } from '../lives/course-draft.ts';
import { PEOPLE } from '../people.ts';

const earlier = minutesFromNow(-600);
const IN_CUES = 'rules see the cues as one text and measure it whole';

/** Captions as long as they may be while they are written, and one character more. */
export const captionLimitsSuite: RulesSuite = {
  name: 'the limits of captions',
  documents: {
    ...PEOPLE,
    'courseDrafts/d1': draft('draft', { outline: '[{"id":"l1"}]', rev: 1, createdAt: earlier, updatedAt: earlier }),
  },
  cases: limitStories(CAPTION_LIMITS, {
    cuesText: [
      (size) => ({
        caller: 'ana',
        deed: commit(
          update('courseDrafts/d1', { rev: 2, updatedAt: NOW }),
          set('courseDrafts/d1/captions/l1', {
            ownerUid: 'ana',
            by: 'ana',
            rev: 2,
            lessonId: 'l1',
            cues: `[{"id":"${textOf(size - 11)}"}]`,
          }),
        ),
      }),
    ],
    cues: IN_CUES,
    text: IN_CUES,
  }),
};
