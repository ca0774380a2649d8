import type { Locale, TextPlace } from '@cursiv/shared-domain';

/** The field of the editor in which a text is written. */
export function anchorOf(place: TextPlace, locale: Locale | undefined): string {
  if (place.of === 'course' && place.field === 'cover') return `course-cover-${locale ?? 'choose'}`;
  if (place.of === 'course') return place.field === 'outcomes' ? 'outcome-add' : `course-${place.field}`;
  return place.of === 'lesson' && place.field === 'text' ? `text-${place.id}` : `title-${place.id}`;
}
