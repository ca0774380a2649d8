import { type Expert, expertSchema, type NotificationType } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { parsed } from '../../store/parsed.ts';
import type { DocumentChange, Notice } from '../notice.ts';

/**
 * What administrators decided of a page; its person hands it in and takes it back themselves, and leaves no ruling. That it is listed for
 * the first time, the right of an expert tells.
 */
function decisionOf({ status, ruling }: Expert, from: unknown): NotificationType | undefined {
  if (status === 'suspended') return 'expert.suspended';
  if (status === 'listed' && from === 'suspended') return 'expert.restored';
  return status === 'draft' && ruling ? 'expert.returned' : undefined;
}

/** What an expert is told of a decision about their page, with its reason. */
export function expertNotices(uid: string, { before, after }: DocumentChange): Notice[] {
  if (!before || !after || before.status === after.status) return [];
  const expert = parsed(expertSchema, { path: `experts/${uid}`, id: uid, fields: after });
  const type = expert && decisionOf(expert, before.status);
  if (!type) return [];
  const { rev, ruling } = expert;
  const params = ruling ? { note: ruling.note } : {};
  return [{ uid, id: `${type}__${uid}__${rev}`, type, params, link: paths.expertPage() }];
}
