import { randomBytes } from 'node:crypto';
import {
  AppError,
  type AuditEvent,
  announcementInSettings,
  type Categories,
  CONTENT_KEYS,
  type ContentKey,
  type ContentValues,
  categoriesInSettings,
  contentPath,
  DEFAULT_SITE_SETTINGS,
  type Featured,
  type HomeAnnouncement,
  type HomePage,
  homeInSettings,
  keepsCategories,
  LEGAL_TEXTS,
  type LegalText,
  type MailTexts,
  may,
  SITE_CONTENT,
  type SiteSettings,
  sameButTexts,
  sameValues,
  type UserProfile,
  userProfileSchema,
} from '@cursiv/shared-domain';
import { wrongMailTexts } from '@cursiv/shared-domain/mail-texts';
import * as z from 'zod';
import type { DocumentStore, DocumentTransaction } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';
import { legalWrites } from './legal/legal-change.ts';
import { presentContent } from './present-content.ts';

/** A new value, and the revision that its author has read. */
export const contentChangeSchema = z.strictObject({
  key: z.enum(CONTENT_KEYS),
  rev: z.int().min(0),
  value: z.record(z.string(), z.unknown()),
});
export type ContentChange = z.infer<typeof contentChangeSchema>;

async function editor({ get }: Pick<DocumentTransaction, 'get'>, uid: string): Promise<UserProfile> {
  const profile = parsed(userProfileSchema, await get(`users/${uid}`));
  if (!profile || !may(profile, 'content')) throw new AppError('no-access');
  return profile;
}

/** A value in its form. Throws `invalid`. */
function wellFormed<Key extends ContentKey>(key: Key, value: unknown): ContentValues[Key] {
  const result = SITE_CONTENT[key].schema.safeParse(value);
  if (!result.success) throw new AppError('invalid');
  return result.data;
}

/** Only what everybody can open is added; what was taken away since it was chosen may stay, and does not show. */
async function assertOpen({ get }: DocumentTransaction, before: Featured, after: Featured): Promise<void> {
  const added = after.courseIds.filter((id) => !before.courseIds.includes(id));
  const courses = await Promise.all(added.map((id) => get(`courses/${id}`)));
  if (courses.some((course) => course?.fields.status !== 'published'))
    throw new AppError('invalid', 'not published', { reason: 'not-published' });
}

/** Each text can stand for the product's. */
function assertSayable(texts: MailTexts): void {
  const [wrong] = wrongMailTexts(texts);
  if (wrong) throw new AppError('invalid', `${wrong.type} ${wrong.part} ${wrong.locale}`, { reason: 'mail-text' });
}

/** Some values also stand in the settings that every public page reads, so that none reads one document more. */
async function inSettings({ get }: DocumentTransaction, copy: Partial<SiteSettings>) {
  const settings = (await get('config/public'))?.fields;
  return { ...DEFAULT_SITE_SETTINGS, lastAuditId: '', ...settings, ...copy };
}

/**
 * Changes what the site says, and records who did it, with the values before and after: these records are its history. Returns the revision,
 * the same one when nothing differs. Throws `no-access`, for an editor of translations beyond texts with the reason `texts-only`;
 * `invalid` for a value out of form, with the reason `not-published` for a course that is not, `legal-before` or `legal-far` for the
 * day of a legal text, `category-gone` for a category that no longer appears, `mail-text` for a text of a mail that cannot stand; `conflict` when another one was
 * read than is stored.
 */
export const changeContent = (
  store: DocumentStore,
  { key, rev, value }: ContentChange,
  uid: string,
  now: Date,
): Promise<{ rev: number }> =>
  store.transact(async (transaction) => {
    const profile = await editor(transaction, uid);
    const after = wellFormed(key, value);
    const before = await presentContent(transaction, key);
    if (before.rev !== rev) throw new AppError('conflict');
    if (sameValues(before.value, after)) return { rev };
    if (!may(profile, 'setup') && !sameButTexts(key, before.value, after))
      throw new AppError('no-access', 'texts only', { reason: 'texts-only' });
    let settings: Record<string, unknown> | undefined;
    if (key === 'featured') {
      await assertOpen(transaction, before.value as Featured, after as Featured);
      settings = await inSettings(transaction, { featuredCourseIds: (after as Featured).courseIds });
    }
    if (key === 'categories') {
      if (!keepsCategories(before.value as Categories, after as Categories))
        throw new AppError('invalid', 'a category is gone', { reason: 'category-gone' });
      settings = await inSettings(transaction, categoriesInSettings(after as Categories));
    }
    if (key === 'announcement')
      settings = await inSettings(transaction, announcementInSettings(after as HomeAnnouncement));
    if (key === 'home') settings = await inSettings(transaction, homeInSettings(after as HomePage));
    if (key === 'mails') assertSayable(after as MailTexts);
    const legal = LEGAL_TEXTS.find((name) => name === key);
    const written = legal && (await legalWrites(transaction, legal, after as LegalText, now));
    const lastAuditId = randomBytes(12).toString('hex');
    const event: Omit<AuditEvent, 'id'> = {
      at: now,
      actorUid: uid,
      actorName: profile.name || profile.email,
      action: 'site.content.changed',
      subject: contentPath(key),
      changes: { value: { old: before.value, new: after } },
    };
    const versions = written && { versions: written.versions };
    transaction.set(contentPath(key), { rev: rev + 1, value: after, updatedAt: now, lastAuditId, ...versions });
    for (const [path, fields] of Object.entries(written?.kept ?? {})) transaction.set(path, fields);
    if (settings) transaction.set('config/public', settings);
    transaction.set(`auditEvents/${lastAuditId}`, { ...event });
    return { rev: rev + 1 };
  });
