import {
  AppError,
  type CourseDraft,
  type DraftBody,
  type DraftCaptions,
  draftBodySchema,
  draftCaptionsSchema,
  type QuizKey,
  quizKeySchema,
} from '@cursiv/shared-domain';
import { collection, database, getDocs, query, where } from '@cursiv/shared-firebase/firestore';
import { parseDocuments } from '../parse-document.ts';
import { guarded } from '../provider-error.ts';
import { getDraft } from './get-draft.ts';

/** A draft, and what its lessons say otherwise than in an earlier revision. */
export interface NewerDraft {
  draft: CourseDraft;
  bodies: DraftBody[];
  quizzes: QuizKey[];
  captions: DraftCaptions[];
}

const MOST_TRIES = 3;

/** Reads what others have saved since a revision, all of one later revision. Throws AppError: `busy` when they save faster than this reads. */
export const getNewerDraft = (courseId: string, since: number): Promise<NewerDraft> =>
  guarded(async () => {
    let draft = await there(courseId);
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const [bodies, quizzes, captions] = await Promise.all([
        changed(draft, 'bodies', since),
        changed(draft, 'quizKeys', since),
        changed(draft, 'captions', since),
      ]);
      const after = await there(courseId);
      if (after.rev === draft.rev) {
        return {
          draft,
          bodies: parseDocuments(draftBodySchema, bodies),
          quizzes: parseDocuments(quizKeySchema, quizzes),
          captions: parseDocuments(draftCaptionsSchema, captions),
        };
      }
      draft = after;
    }
    throw new AppError('busy', `courseDrafts/${courseId} is saved all the time`);
  });

async function there(courseId: string): Promise<CourseDraft> {
  const draft = await getDraft(courseId);
  if (!draft) throw new AppError('no-access', `courseDrafts/${courseId} is gone`);
  return draft;
}

async function changed({ id, ownerUid }: CourseDraft, parts: 'bodies' | 'quizKeys' | 'captions', since: number) {
  const all = collection(database(), 'courseDrafts', id, parts);
  return (await getDocs(query(all, where('ownerUid', '==', ownerUid), where('rev', '>', since)))).docs;
}
