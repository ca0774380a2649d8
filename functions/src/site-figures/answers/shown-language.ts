import { localeSchema } from '@cursiv/shared-domain';
import * as z from 'zod/mini';

const named = z.object({ title: z.object({ locale: localeSchema }) });
const person = z.object({ headline: z.object({ text: z.string(), locale: localeSchema }) });
const shown = z.union([
  z.object({ course: named }),
  z.object({ resource: named }),
  z.object({ lesson: named }),
  z.object({ expert: person }),
]);

/** The language in which the data of a page show what the page is about; undefined for pages about many things or nothing. */
export function shownLanguage(payload: unknown) {
  const { data } = shown.safeParse(payload);
  if (!data) return undefined;
  if ('expert' in data) return data.expert.headline.locale;
  if ('course' in data) return data.course.title.locale;
  return 'resource' in data ? data.resource.title.locale : data.lesson.title.locale;
}
