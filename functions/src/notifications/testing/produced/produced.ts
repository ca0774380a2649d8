import { notificationSchema } from '@cursiv/shared-domain';
import { memoryStore } from '../../../store/memory-store.ts';
import type { Notice } from '../../notice.ts';
import { tell } from '../../tell.ts';

export type Documents = Map<string, Record<string, unknown>>;

export const NOW = new Date('2026-11-24T10:00:00Z');
export const caller = (uid: string) => ({ uid, hasVerifiedEmail: true, signedInAt: NOW });

/** What stands in people's bells. */
export const toldIn = (documents: Documents) =>
  [...documents].flatMap(([path, fields]) => {
    const [, id] = /^users\/[^/]+\/notifications\/([^/]+)$/.exec(path) ?? [];
    return id === undefined ? [] : [notificationSchema.parse({ ...fields, id })];
  });

/** Tells what producers made of changes, as their triggers do. */
export async function told(notices: Notice[]): Promise<Documents> {
  const documents: Documents = new Map();
  for (const notice of notices) await tell(memoryStore(documents), notice, NOW);
  return documents;
}
