import {
  type DocumentsAhead,
  defaultUser,
  enrichUser,
  may,
  rightOfTotal,
  STAFF_TOTALS,
  type StaffTotal,
  siteFiguresPath,
} from '@cursiv/shared-domain';
import type { ReadersDatabase } from './as-reader.ts';
import { ownAhead } from './own-ahead.ts';

const TOTALS = Object.keys(STAFF_TOTALS) as StaffTotal[];

/** What the start page of the administration reads at first: the totals that are the reader's work, one document for each of their rights. */
export async function adminAhead(database: ReadersDatabase, uid: string): Promise<DocumentsAhead> {
  const { profile, watched } = await ownAhead(database, uid);
  const user = enrichUser(defaultUser(uid, '', ''), profile);
  const rights = new Set(TOTALS.map(rightOfTotal).filter((right) => may(user, right)));
  const paths = [...rights].map((right) => siteFiguresPath(right, 'documents'));
  const answers = await Promise.all(paths.map((path) => database.watch(path)));
  const totals = Object.fromEntries(paths.flatMap((path, at) => (answers[at] ? [[path, answers[at]]] : [])));
  return { documents: {}, folders: {}, watched: { ...watched, ...totals } };
}
