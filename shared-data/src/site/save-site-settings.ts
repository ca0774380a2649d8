import { AppError, DEFAULT_SITE_SETTINGS, type SiteSettings, siteSettingsSchema } from '@cursiv/shared-domain';
import { database, doc, serverTimestamp } from '@cursiv/shared-firebase/firestore';
import { type Actor, recordAudit } from '../audit/record-audit.ts';
import { parseDocument } from '../parse-document.ts';
import { transact } from '../transact.ts';
import { withoutUndefined } from '../without-undefined.ts';
import { areSameSettings, settingsChanges } from './settings-changes.ts';

/**
 * An administrator saves the site's settings, having started from `base`. Nothing is written when nothing differs. Throws
 * AppError: `conflict` when somebody has saved others since, `no-access` when the rules refuse.
 */
export const saveSiteSettings = (actor: Actor, base: SiteSettings, next: SiteSettings): Promise<void> =>
  transact(async (transaction) => {
    const reference = doc(database(), 'config', 'public');
    const stored = parseDocument(siteSettingsSchema, await transaction.get(reference)) ?? DEFAULT_SITE_SETTINGS;
    if (!areSameSettings(stored, base)) throw new AppError('conflict', 'config/public has changed');
    if (areSameSettings(stored, next)) return;
    const lastAuditId = recordAudit(transaction, actor, {
      action: 'site.settings.changed',
      subject: 'config/public',
      changes: withoutUndefined(settingsChanges(stored, next)),
    });
    transaction.set(reference, { ...withoutUndefined(next), lastAuditId, updatedAt: serverTimestamp() });
  });
