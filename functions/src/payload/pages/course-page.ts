import type { Locale, Payloads } from '@cursiv/shared-domain';
import { lessonsOf } from '../../catalogue/collect-shard.ts';
import { courseEntry, resourceEntry } from '../../catalogue/entries.ts';
import type { DocumentSource } from '../document-source.ts';
import { publishedCourse, publishedResourcesOf } from '../published.ts';
import { coursePage as resolved } from '../resolve/course-page.ts';
import { sitePayload } from '../resolve/site-payload.ts';
import { siteSettings } from '../site-settings.ts';

/** `courses/{id}.json`; undefined when no such course is published. */
export async function coursePage(
  source: DocumentSource,
  locale: Locale,
  id: string,
): Promise<Payloads['course'] | undefined> {
  const course = await publishedCourse(source, id);
  if (!course) return undefined;
  const [settings, lessons, resources] = await Promise.all([
    siteSettings(source),
    lessonsOf(source, id),
    publishedResourcesOf(source, id),
  ]);
  const entry = courseEntry(course, lessons);
  const used = resources.flatMap((resource) => resourceEntry(resource) ?? []);
  return entry && { site: sitePayload(settings, locale), course: resolved(course, entry, lessons, used, locale) };
}
