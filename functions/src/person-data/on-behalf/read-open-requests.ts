import {
  type DataExport,
  dataExportPath,
  dataExportSchema,
  deletionPath,
  deletionSchema,
  type OpenDataRequests,
} from '@cursiv/shared-domain';
import { requirePerson } from '../../administrators/require-person.ts';
import type { Caller } from '../../callable/callable.ts';
import type { DocumentSource } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';

/**
 * What stands open of a person's requests about their data, for an administrator. The documents themselves are nobody's but functions': one
 * of them leads from the pseudonym to the person. Throws `no-access`, `not-found`, or `conflict` for one of the staff.
 */
export async function readOpenRequests(
  source: Pick<DocumentSource, 'get'>,
  uid: string,
  caller: Caller,
  now: Date,
): Promise<OpenDataRequests> {
  await requirePerson(source, uid, caller.uid);
  const [stored, wanted] = await Promise.all([source.get(dataExportPath(uid)), source.get(deletionPath(uid))]);
  const copy = openCopy(parsed(dataExportSchema, stored), now);
  const deletion = parsed(deletionSchema, wanted);
  return {
    ...(copy && { copy }),
    ...(deletion && {
      deletion: {
        hasBegun: deletion.status !== 'asked',
        isOnBehalf: deletion.isOnBehalf === true,
        dueAt: deletion.dueAt.toISOString(),
      },
    }),
  };
}

function openCopy(copy: DataExport | undefined, now: Date): OpenDataRequests['copy'] {
  if (!copy) return undefined;
  const { status, askedAt, expiresAt } = copy;
  if (status === 'waiting') return { status, askedAt: askedAt.toISOString() };
  return expiresAt && expiresAt > now ? { status, expiresAt: expiresAt.toISOString() } : undefined;
}
