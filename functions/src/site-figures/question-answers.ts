import { lessonAnswerSchema } from '@cursiv/shared-domain';
import type { DocumentStore, StoredDocument } from '../store/document-source.ts';
import { allParsed } from '../store/parsed.ts';
import type { Moment } from './subjects.ts';

/** When somebody else first answered a question; undefined while nobody has. */
export async function answerOf(store: DocumentStore, { path, fields }: StoredDocument): Promise<Moment | undefined> {
  const answers = allParsed(lessonAnswerSchema, await store.find({ collection: `${path}/answers` }));
  const times = answers.filter(({ uid }) => uid !== fields.uid).map(({ createdAt }) => +createdAt);
  return times.length > 0 ? { at: new Date(Math.min(...times)) } : undefined;
}
