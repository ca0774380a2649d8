import type { TypedSchedule } from '@cursiv/shared-domain';

/** What each part of the form of hours gets. */
export interface HoursPart {
  values: TypedSchedule;
  /** Problems in words, by their place. */
  problems: ReadonlyMap<string, string>;
  onChange: (next: TypedSchedule) => void;
}
