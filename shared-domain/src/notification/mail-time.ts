import { addDays, dateAt, instantAt, weekdayOf } from '../availability/wall-time.ts';
import { canWait, type MessageSettings } from './message-settings.ts';
import type { NotificationType } from './notification.ts';

/** When gathered mails leave, on the reader's clock. */
const MORNING = '08:00';
const DAYS_OF_WEEK = 7;

/**
 * From when on a message may be mailed: the first moment from `since`, when it was made or looked at again, that its
 * reader's wishes allow. What cannot wait leaves at once.
 */
export function mailTime(
  { gathering, quiet }: MessageSettings,
  type: NotificationType,
  since: Date,
  timeZone: string,
): Date {
  if (!canWait(type)) return since;
  if (gathering !== 'atOnce') return nextMorning(since, timeZone, gathering === 'weekly');
  return quiet ? afterQuiet(quiet, since, timeZone) : since;
}

function nextMorning(since: Date, timeZone: string, isMonday: boolean): Date {
  const today = dateAt(since, timeZone);
  const days = Array.from({ length: DAYS_OF_WEEK + 1 }, (_, ahead) => addDays(today, ahead));
  const mornings = days
    .filter((day) => !isMonday || weekdayOf(day) === 1)
    .map((day) => instantAt(day, MORNING, timeZone));
  return mornings.find((at) => at >= since) ?? since;
}

/** The end of the quiet hours in which a moment lies; the moment itself outside them. */
function afterQuiet({ from, until }: { from: number; until: number }, since: Date, timeZone: string): Date {
  if (from === until) return since;
  const today = dateAt(since, timeZone);
  const hour = (day: string, at: number) => instantAt(day, `${String(at).padStart(2, '0')}:00`, timeZone);
  const nights = [addDays(today, -1), today].map((day) => ({
    begins: hour(day, from),
    ends: hour(from < until ? day : addDays(day, 1), until),
  }));
  return nights.find(({ begins, ends }) => begins <= since && since < ends)?.ends ?? since;
}
