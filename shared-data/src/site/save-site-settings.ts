import { AppError, DEFAULT_SITE_SETTINGS, type SiteSettings, siteSettingsSchema } from '@cursiv/shared-domain';
import { database, doc, serverTimestamp } from '@cursiv/shared-firebase/firestore';
import { changedFields } from '../audit/changed-fields.ts';
import { type Actor, recordAudit } from '../audit/record-audit.ts';
import { parseDocument } from '../parse-document.ts';
import { transact } from '../transact.ts';
import { withoutUndefined } from '../without-undefined.ts';
import { areSameSettings } from './same-settings.ts';

/**
 * Saves the site's settings, as an administrator, based on `base`. Writes nothing when nothing differs. Throws
 * AppError: `conflict` when somebody has saved other settings since, `no-access` when the rules refuse.
 */
export const saveSiteSettings = (actor: Actor, base: SiteSettings, next: SiteSettings): Promise<void> =>
  transact(async (transaction) => {
    const reference = doc(database(), 'config', 'public');
    const document = await transaction.get(reference);
    const stored = parseDocument(siteSettingsSchema, document) ?? DEFAULT_SITE_SETTINGS;
    if (!areSameSettings(stored, base)) throw new AppError('conflict', 'config/public has changed');
    if (areSameSettings(stored, next)) return;
    const lastAuditId = await recordAudit(transaction, actor, {
      action: 'site.settings.changed',
      subject: 'config/public',
      changes: changedFields(document.data(), withoutUndefined(next)),
    });
    transaction.set(reference, { ...withoutUndefined(next), lastAuditId, updatedAt: serverTimestamp() });
  });
