import { type DraftUnit, LOCALES, type Locale } from '@cursiv/shared-domain';

/** A part of a course that is open in the editor. */
export type Place = { of: 'outline' } | { of: 'course' } | { of: 'glossary' } | { of: 'unit' | 'lesson'; id: string };

/** What the address leads to: a part, and the field in it that is to be focused. */
export interface Opened {
  place: Place;
  field: string | undefined;
}

/** The language that the address asks for. */
export function languageInAddress(): Locale | undefined {
  const wanted = new URLSearchParams(window.location.search).get('language');
  return LOCALES.find((locale) => locale === wanted);
}

/** Whether the address leads to this question of a quiz. */
export const opensAtQuestion = (questionId: string): boolean =>
  readable(window.location.hash.slice(1)) === `prompt-${questionId}`;

/** The hash in words; as it is where it is malformed. */
function readable(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** The part of the course that an address leads to: by its hash, or by the lesson in which the hash stands; at first all of the course. */
export function placeInAddress(
  { hash: address, search }: { hash: string; search: string },
  outline: readonly DraftUnit[],
): Opened {
  const hash = readable(address.slice(1));
  const [, kind = '', id = ''] = /^(title|text|at)-(.+)$/.exec(hash) ?? [];
  const field = kind === 'at' ? undefined : hash;
  if (hash === 'glossary') return { place: { of: 'glossary' }, field: undefined };
  if (outline.some((unit) => unit.id === id)) return { place: { of: 'unit', id }, field };
  if (outline.some(({ lessons }) => lessons.some((lesson) => lesson.id === id)))
    return { place: { of: 'lesson', id }, field };
  const within = new URLSearchParams(search).get('lesson') ?? '';
  if (outline.some(({ lessons }) => lessons.some((lesson) => lesson.id === within)))
    return { place: { of: 'lesson', id: within }, field: hash };
  if (hash === 'outline') return { place: { of: 'outline' }, field: undefined };
  return { place: { of: 'course' }, field: hash.startsWith('course-') ? hash : undefined };
}

/** The hash under which a part of the course is found again. */
export const hashFor = (place: Place): string => ('id' in place ? `#at-${place.id}` : `#${place.of}`);
