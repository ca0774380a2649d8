import type { Locale, Payloads } from '@cursiv/shared-domain';
import type { DocumentSource } from '../document-source.ts';
import { courseCards } from '../lessons.ts';
import { publishedCourses } from '../published.ts';
import { sitePayload } from '../resolve/site-payload.ts';
import { siteSettings } from '../site-settings.ts';

/** `courses.json`: every published course, the newest first. */
export async function coursesPage(source: DocumentSource, locale: Locale): Promise<Payloads['courses']> {
  const [settings, courses] = await Promise.all([siteSettings(source), publishedCourses(source)]);
  return { site: sitePayload(settings, locale), courses: await courseCards(source, courses, locale) };
}
