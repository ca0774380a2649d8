import type { Locale } from '@cursiv/shared-domain';

/** A part of a value in the reader's words, to be compared with the same part of another one. */
export interface DiffLine {
  label: string;
  text: string;
  /** The language of the text, where it is not the page's. */
  locale?: Locale;
}
