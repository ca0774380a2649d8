import { NOTE_LIMITS } from '@cursiv/shared-domain';
import { limitStories, type Try, textOf } from '../../../limit-stories.ts';
import { commit, type Fields, type RulesSuite, set } from '../../../rules-case.ts';
import { counted } from '../../allowance.ts';
import { note, notesSuite, passage } from '../../courses/notes.ts';

const written = (changes: Fields): ReturnType<Try> => ({
  caller: 'ana',
  deed: commit(set('users/ana/notes/new', note(changes)), counted('ana', 'notes', 'new')),
});
const around = (changes: Fields) => written({ passage: passage(changes) });

/** Notes at their limits. */
export const noteLimitsSuite: RulesSuite = {
  name: 'the limits of a note',
  documents: notesSuite.documents,
  cases: limitStories(NOTE_LIMITS, {
    text: [(size) => written({ text: textOf(size) })],
    quote: [(size) => around({ quote: textOf(size) })],
    prefix: [(size) => around({ prefix: textOf(size) })],
    suffix: [(size) => around({ suffix: textOf(size) })],
  }),
};
