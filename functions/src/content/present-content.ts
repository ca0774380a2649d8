import {
  type ContentKey,
  type ContentValues,
  contentPath,
  homeAnnouncementOf,
  SITE_CONTENT,
  siteSettingsSchema,
  storedContentSchema,
} from '@cursiv/shared-domain';
import type { DocumentTransaction } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';

type Reader = Pick<DocumentTransaction, 'get'>;

/** What holds until a value is changed for the first time: some were settings before. */
async function firstValue<Key extends ContentKey>(source: Reader, key: Key): Promise<ContentValues[Key]> {
  const { builtIn } = SITE_CONTENT[key];
  if (key !== 'featured' && key !== 'announcement') return builtIn;
  const settings = parsed(siteSettingsSchema, await source.get('config/public'));
  if (!settings) return builtIn;
  const before = key === 'featured' ? { courseIds: settings.featuredCourseIds } : homeAnnouncementOf(settings);
  return { ...builtIn, ...before };
}

/** What the site says at present, and how often that was changed. */
export async function presentContent<Key extends ContentKey>(
  source: Reader,
  key: Key,
): Promise<{ rev: number; value: ContentValues[Key] }> {
  const document = await source.get(contentPath(key));
  const stored = parsed(storedContentSchema(key), document);
  if (stored) return { rev: stored.rev, value: stored.value };
  // What can no longer be read is changed like what was never set, under the next revision.
  const rev = Number.isSafeInteger(document?.fields.rev) ? Number(document?.fields.rev) : 0;
  return { rev, value: await firstValue(source, key) };
}
