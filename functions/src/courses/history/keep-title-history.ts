import { type CourseDraft, draftContent, historyIdOf, LOCALES, textsOf } from '@cursiv/shared-domain';
import type { DocumentStore } from '../../store/document-source.ts';
import { keepHistory } from './keep-history.ts';

const wordsOf = (draft: CourseDraft) => textsOf({ content: draftContent(draft), texts: {} });

/** Writes down what the titles and descriptions of a draft say after a save that somebody has signed. */
export async function keepTitleHistory(
  store: DocumentStore,
  { before, after, at }: { before: CourseDraft; after: CourseDraft; at: Date },
): Promise<void> {
  const { ownerUid, saved } = after;
  if (saved?.rev !== after.rev || before.rev === after.rev) return;
  const earlier = new Map(wordsOf(before).map(({ id, value }) => [id, value]));
  for (const { id, place, value } of wordsOf(after))
    for (const locale of LOCALES) {
      const [was, text = ''] = [earlier.get(id)?.[locale], value[locale]];
      if ((was ?? '') === text) continue;
      const textId = historyIdOf(place, locale);
      const restoredFrom = saved.textId === textId ? saved.restoredFrom : undefined;
      await keepHistory(
        store,
        { courseId: after.id, textId, locale },
        {
          before: was ? { ownerUid, text: was } : undefined,
          after: { ownerUid, by: saved.by, text, restoredFrom },
          at,
        },
      );
    }
}
