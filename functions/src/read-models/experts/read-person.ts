import type { DocumentSource } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import { personOf } from './collect-people.ts';
import { type Person, viewPath, viewSchema } from './person.ts';

/** One expert whom visitors see; collected from the documents where nothing is kept. */
export async function readPerson(source: DocumentSource, uid: string, now: Date): Promise<Person | undefined> {
  const view = parsed(viewSchema, await source.get(viewPath(uid)));
  return view ?? personOf(source, await source.get(`experts/${uid}`), now);
}
