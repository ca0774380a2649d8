import { type QuizKey, quizKeySchema } from '@cursiv/shared-domain';
import { collection, database, getDocs, query, where } from '@cursiv/shared-firebase/firestore';
import { parseDocuments } from '../parse-document.ts';
import { guarded } from '../provider-error.ts';

/** Reads the questions of all quizzes of an author's draft, with their answers. Throws AppError. */
export const getDraftQuizzes = (courseId: string, ownerUid: string): Promise<QuizKey[]> =>
  guarded(async () => {
    const snapshot = await getDocs(
      query(collection(database(), 'courseDrafts', courseId, 'quizKeys'), where('ownerUid', '==', ownerUid)),
    );
    return parseDocuments(quizKeySchema, snapshot.docs);
  });
