/** What a person may choose for the whole site; absent until they did. */
export interface Preferences {
  locale: 'ro' | 'en';
  /** IANA id. */
  timeZone: string;
  theme: 'system' | 'light' | 'dark';
  /** The language of captions: `page`, `foreign` for the page's where the sound is in another one, `off`, or one by its tag. */
  captions: string;
  /** A second language of captions, below the first, or `off`. */
  secondCaptions: string;
  isTranscriptDual: boolean;
  isTranscriptOpen: boolean;
  /** Playback speed; 1 is as recorded. */
  speed: number;
  autoplayNext: boolean;
  reducedData: boolean;
  /** Null is a goal that was taken back. */
  weeklyGoal: { kind: 'minutes' | 'lessons'; count: number } | null;
}

export type Choices = { readonly [Name in keyof Preferences]?: Preferences[Name] | undefined };

/** The choices of a signed-in person as this device has them. */
export interface OwnChoices extends Choices {
  of: string;
  /** The names of those that the account does not have yet. */
  unsent: readonly (keyof Preferences)[];
  /** The names of those whose last choice the account did not take; absent where it took all. */
  refused?: readonly (keyof Preferences)[] | undefined;
}
