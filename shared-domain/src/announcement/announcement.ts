import * as z from 'zod/mini';
import { LOCALES } from '../l10n/l10n.ts';
import { l10nText } from '../l10n/l10n-schema.ts';
import { instant } from '../schema.ts';
import { hasVisible } from '../text/visible.ts';
import { ANNOUNCEMENT_STATUSES } from './lifecycle.ts';

export const ANNOUNCEMENT_LIMITS = { title: 120, text: 5000 } as const;

/** How many announcements the learners of one course are sent within a day. */
export const MOST_SENT_A_DAY = 3;

/** What the authors of a course tell its learners: `courses/{courseId}/announcements/{id}`. The text is Markdown without HTML. */
export const announcementSchema = z.object({
  id: z.string(),
  /** Who wrote it last. */
  authorUid: z.string(),
  status: z.enum(ANNOUNCEMENT_STATUSES),
  title: l10nText(ANNOUNCEMENT_LIMITS.title),
  text: l10nText(ANNOUNCEMENT_LIMITS.text),
  /** Grows by one with every save; what is sent is what was read. */
  rev: z.number(),
  createdAt: instant,
  updatedAt: instant,
  sentAt: z.optional(instant),
});

export type Announcement = z.infer<typeof announcementSchema>;

/** Whether somebody can be told: a title and a text in the same language, and no language with one of them alone. */
export function isSendable({ title, text }: Pick<Announcement, 'title' | 'text'>): boolean {
  const has = (line: string | undefined) => hasVisible(line ?? '');
  return (
    LOCALES.some((locale) => has(title[locale])) && LOCALES.every((locale) => has(title[locale]) === has(text[locale]))
  );
}
