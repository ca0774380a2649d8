import { randomBytes } from 'node:crypto';
import {
  AppError,
  type AuditEvent,
  decidesOn,
  fileLifecycle,
  fileTitle,
  isMedia,
  LOCALES,
  may,
  type StoredFile,
  senderOf,
  TAKING_DOWN_LIMITS,
} from '@cursiv/shared-domain';
import * as z from 'zod';
import type { Caller } from '../../callable/callable.ts';
import { fileDocument, readFile } from '../../files/file-documents.ts';
import { settingsOf, tellIn } from '../../notifications/tell.ts';
import type { DocumentStore } from '../../store/document-source.ts';

const id = z.string().regex(/^\w{1,64}$/);

export const rulingOnFile = z.discriminatedUnion('to', [
  z.strictObject({
    id,
    to: z.literal('takenDown'),
    note: z.string().trim().min(1).max(TAKING_DOWN_LIMITS.note),
    locale: z.enum(LOCALES),
  }),
  z.strictObject({ id, to: z.literal('stored') }),
]);
type RulingOnFile = z.infer<typeof rulingOnFile>;

/** Where owners find what became of their file. */
const LIBRARY = '/dashboard/media';

/**
 * Takes a file down for a reason that its owner reads, so that nobody opens it any more, or puts it back; as an administrator or a
 * moderator, and recorded. Throws `no-access`, `not-found` also for what is private, or `conflict` when it is so already.
 */
export const ruleOnFile = (store: DocumentStore, ruling: RulingOnFile, { uid }: Caller, now: Date): Promise<void> =>
  store.transact(async (transaction) => {
    const { to } = ruling;
    const { fields: actor = {} } = (await transaction.get(`users/${uid}`)) ?? {};
    if (!may(actor, 'media')) throw new AppError('no-access');
    const file = await readFile(transaction, ruling.id);
    if (!file || file.status === 'expected' || !isMedia(file)) throw new AppError('not-found');
    if (!decidesOn({ ...actor, id: uid }, [file.ownerUid, senderOf(file), ...file.alsoOf]))
      throw new AppError('no-access');
    if (!fileLifecycle.canMove('server', file.status, to)) throw new AppError('conflict');
    // Whoever has deleted their account is told nothing.
    const isThere = (await transaction.get(`users/${file.ownerUid}`)) !== undefined;
    const settings = await settingsOf(transaction, file.ownerUid);
    transaction.set(fileDocument(file.id), ruled(file, ruling, now));
    const event: Omit<AuditEvent, 'id'> = {
      ...{ at: now, actorUid: uid, actorName: String(actor.name || actor.email || '') },
      ...{ action: 'file.status.changed', subject: fileDocument(file.id) },
      changes: {
        status: { old: file.status, new: to },
        reason: { old: reasonOf(file), new: 'note' in ruling ? ruling.note : null },
      },
    };
    transaction.set(`auditEvents/${randomBytes(12).toString('hex')}`, { ...event });
    if (!isThere) return;
    const type = to === 'takenDown' ? 'file.takenDown' : 'file.putBack';
    const params = { title: fileTitle(file), ...('note' in ruling && { note: ruling.note }) };
    const id = `${type}__${file.id}__${now.getTime()}`;
    tellIn(transaction, { uid: file.ownerUid, id, type, params, link: LIBRARY }, settings, now);
  });

/** The record of a file in its new state. */
function ruled({ id: _, ...file }: StoredFile, ruling: RulingOnFile, now: Date): Record<string, unknown> {
  const { takenDown: __, ...kept } = { takenDown: undefined, ...file };
  if (ruling.to === 'stored') return { ...kept, status: 'stored' };
  const { note, locale } = ruling;
  return { ...kept, status: 'takenDown', takenDown: { note, locale, at: now } };
}

const reasonOf = (file: StoredFile): string | null => (file.status === 'takenDown' ? file.takenDown.note : null);
