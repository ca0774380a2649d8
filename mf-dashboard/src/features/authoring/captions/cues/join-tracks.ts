import { type Cue, LOCALES, type Locale } from '@cursiv/shared-domain';
import { newPartId } from '../../draft/new-part-id.ts';
import type { TrackCue } from '../track/read-track.ts';

/** The captions of both languages as one list: what is said at the same time stands beside each other. */
export function joinTracks(tracks: Partial<Record<Locale, readonly TrackCue[]>>): Cue[] {
  const byTimes = new Map<string, Cue>();
  for (const locale of LOCALES) {
    const said = new Map<string, number>();
    for (const { start, end, text } of tracks[locale] ?? []) {
      // Two captions of one language may have the same times; the second stays a line of its own.
      const times = `${start} ${end}`;
      const count = said.get(times) ?? 0;
      said.set(times, count + 1);
      const key = `${times} ${count}`;
      byTimes.set(key, { id: newPartId(), start, end, ...byTimes.get(key), [locale]: text });
    }
  }
  return [...byTimes.values()].toSorted((one, other) => one.start - other.start || one.end - other.end);
}
