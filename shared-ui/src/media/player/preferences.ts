/** A person's choices for every video on this device. */
export type Preferences = {
  /** Playback speed; 1 is as recorded. */
  rate: number;
  /** The language of captions: the page's, none, or one chosen by its tag. */
  captions: 'page' | 'off' | (string & {});
  isTranscriptOpen: boolean;
};

const KEY = 'cursiv:player';

/** Speeds on offer. */
export const RATES = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

const DEFAULTS: Preferences = { rate: 1, captions: 'page', isTranscriptOpen: false };

/** The stored choices; unreadable ones count as never chosen. */
export function readPreferences(): Preferences {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const { rate, captions, isTranscriptOpen } = stored as Partial<Record<keyof Preferences, unknown>>;
    return {
      rate: RATES.find((known) => known === rate) ?? DEFAULTS.rate,
      captions: typeof captions === 'string' ? captions : DEFAULTS.captions,
      isTranscriptOpen: isTranscriptOpen === true,
    };
  } catch {
    return DEFAULTS;
  }
}

/** Stores the choices; without storage they last as long as the page. */
export function writePreferences(preferences: Preferences): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // Blocked or full storage: nothing else depends on it.
  }
}
