import type { Locale } from '@cursiv/shared-i18n';
import { type LessonText, readText, type TextCourse } from './read-text.ts';

/** Who reads what: a text that was read for somebody else, or before they left the course, is asked for again. */
interface Wanted {
  uid: string | undefined;
  course: TextCourse;
  lessonId: string;
  locale: Locale;
}

/** Later, the reader may no longer be let in. */
const FRESH_MS = 600_000;

let ahead: { key: string; at: number; text: Promise<LessonText>; known?: LessonText } | undefined;

const keyOf = ({ uid = '', course: { id, version }, lessonId, locale }: Wanted) =>
  [uid, id, version, lessonId, locale].join('/');

/** Reads a text before its page asks for it. Only the last one is kept; one that is closed or did not come is forgotten. */
export function readAhead(wanted: Wanted): void {
  const key = keyOf(wanted);
  if (ahead?.key === key) return;
  const mine: typeof ahead = { key, at: Date.now(), text: readText(wanted.course, wanted.lessonId, wanted.locale) };
  ahead = mine;
  const know = (text: LessonText) => {
    mine.known = text;
    if (text.state !== 'open') forget();
  };
  const forget = () => {
    if (ahead === mine) ahead = undefined;
  };
  mine.text.then(know, forget);
}

/** Forgets what was read ahead: its reader may no longer be let in. */
export function forgetAhead(): void {
  ahead = undefined;
}

const isWanted = (wanted: Wanted) => ahead?.key === keyOf(wanted) && Date.now() - ahead.at < FRESH_MS;

/** The text that was read ahead, if it has come: it can be shown at once. */
export const knownAhead = (wanted: Wanted): LessonText | undefined => (isWanted(wanted) ? ahead?.known : undefined);

/** The text that was read ahead, once; undefined when it was another. */
export function takeAhead(wanted: Wanted): Promise<LessonText> | undefined {
  if (!isWanted(wanted)) return undefined;
  const text = ahead?.text;
  ahead = undefined;
  return text;
}
