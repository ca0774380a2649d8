import { verificationRequestSchema } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { parsed } from '../../store/parsed.ts';
import type { DocumentChange, Notice } from '../notice.ts';

/** What a person is told when a right is refused or taken back; that one was granted, the right itself tells. */
export function verificationNotices(id: string, { before, after }: DocumentChange): Notice[] {
  if (!before || !after || before.status === after.status) return [];
  const request = parsed(verificationRequestSchema, { path: `verificationRequests/${id}`, id, fields: after });
  if (request?.status !== 'rejected' && request?.status !== 'revoked') return [];
  const { uid, flag, status, ruling, rev } = request;
  const type = `verification.${status}` as const;
  const params = { flag, ...(ruling && { note: ruling.note }) };
  return [{ uid, id: `${type}__${id}__${rev}`, type, params, link: paths.account() }];
}
