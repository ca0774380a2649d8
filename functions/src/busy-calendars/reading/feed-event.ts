import ICAL from 'ical.js';

/** A time as an event has it: a date, a wall time, or a time in UTC, with the zone's name. */
export interface FeedTime {
  written: string;
  zone: string | undefined;
}

/** An event of a calendar, as far as it takes time. */
export interface FeedEvent {
  uid: string;
  start: FeedTime;
  end: FeedTime | undefined;
  durationMs: number;
  /** A repetition in jCal form, such as `{ freq: 'WEEKLY' }`. */
  rule: Record<string, unknown> | undefined;
  extra: FeedTime[];
  except: FeedTime[];
  /** The repetition of another event that this one stands for. */
  replaces: FeedTime | undefined;
  isFree: boolean;
}

type Property = [name: string, parameters: Record<string, string>, type: string, ...values: unknown[]];

/** The event of a VEVENT block; undefined when it cannot be read, which leaves the others as they are. */
export function feedEvent(block: string): FeedEvent | undefined {
  try {
    const [, properties] = ICAL.parse(block) as unknown as [name: string, properties: Property[]];
    return eventOf(properties);
  } catch {
    return undefined;
  }
}

function eventOf(properties: Property[]): FeedEvent | undefined {
  const named = (name: string) => properties.filter(([each]) => each === name);
  const times = (name: string): FeedTime[] =>
    named(name).flatMap(([, { tzid }, , ...values]) =>
      values.flatMap((value) => (typeof value === 'string' ? [{ written: value, zone: tzid }] : [])),
    );
  const word = (name: string) => String(named(name)[0]?.[3] ?? '').toUpperCase();
  const [start] = times('dtstart');
  if (!start) return undefined;
  const rule = named('rrule')[0]?.[3];
  const duration = named('duration')[0]?.[3];
  return {
    uid: String(named('uid')[0]?.[3] ?? ''),
    start,
    end: times('dtend')[0],
    durationMs: typeof duration === 'string' ? ICAL.Duration.fromString(duration).toSeconds() * 1000 : 0,
    rule: typeof rule === 'object' && rule ? { ...rule } : undefined,
    extra: times('rdate'),
    except: times('exdate'),
    replaces: times('recurrence-id')[0],
    isFree:
      word('transp') === 'TRANSPARENT' ||
      word('status') === 'CANCELLED' ||
      ['FREE', 'WORKINGELSEWHERE'].includes(word('x-microsoft-cdo-busystatus')),
  };
}
