import { AppError, DEFAULT_SITE_SETTINGS, siteSettingsSchema } from '@cursiv/shared-domain';
import { database, doc, serverTimestamp } from '@cursiv/shared-firebase/firestore';
import { changedFields } from '../audit/changed-fields.ts';
import { type Actor, recordAudit } from '../audit/record-audit.ts';
import { parseDocument } from '../parse-document.ts';
import { transact } from '../transact.ts';

/**
 * Saves the site's contact address, as an administrator, in place of `base`; the other settings come from what the site says. Writes
 * nothing when nothing differs. Throws AppError: `conflict` when somebody has saved another address since, `no-access` when the rules refuse.
 */
export const saveSupportEmail = (actor: Actor, base: string, supportEmail: string): Promise<void> =>
  transact(async (transaction) => {
    const reference = doc(database(), 'config', 'public');
    const document = await transaction.get(reference);
    const stored = parseDocument(siteSettingsSchema, document) ?? DEFAULT_SITE_SETTINGS;
    if (stored.supportEmail !== base) throw new AppError('conflict', 'config/public has changed');
    if (stored.supportEmail === supportEmail) return;
    const lastAuditId = await recordAudit(transaction, actor, {
      action: 'site.settings.changed',
      subject: 'config/public',
      changes: changedFields(document.data(), { supportEmail }),
    });
    transaction.set(reference, {
      ...DEFAULT_SITE_SETTINGS,
      ...document.data(),
      ...{ supportEmail, lastAuditId, updatedAt: serverTimestamp() },
    });
  });
