import { type ContributionReport, reportedContributionSchema } from '@cursiv/shared-domain';
import type { DocumentTransaction, StoredDocument } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';
import type { Write } from './migration.ts';

/**
 * Moves the reports of a question or an answer, which stood below what is kept of it and named their reporter in their ids alone, to all
 * other reports. One that the reporter has made anew meanwhile stays.
 *
 * @param document of `reportedContributions`
 */
export async function movedReports(
  { get, find }: Pick<DocumentTransaction, 'get' | 'find'>,
  document: StoredDocument,
): Promise<Write[]> {
  const reported = parsed(reportedContributionSchema, document);
  if (!reported) return [];
  const { id: targetId, uid: targetUid, answerId } = reported;
  const targetKind = answerId === undefined ? 'question' : 'answer';
  const moves = (await find({ collection: `${document.path}/reporters` })).map(
    async ({ id: reporterUid, path, fields: { of, reason, at } }): Promise<Write[]> => {
      const fields = { reporterUid, targetKind, targetId, targetUid, reason, of, createdAt: at } satisfies Record<
        keyof Omit<ContributionReport, 'id'>,
        unknown
      >;
      const moved = `reports/${targetId}__${reporterUid}`;
      return [...((await get(moved)) ? [] : [{ kind: 'set' as const, path: moved, fields }]), { kind: 'delete', path }];
    },
  );
  return (await Promise.all(moves)).flat();
}
