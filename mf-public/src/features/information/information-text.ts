import type { Locale } from '@cursiv/shared-i18n';

/** A version of a text that people agree to or rely on: when it came, and what it changed. */
export interface TextVersion {
  /** ISO 8601, day only */
  on: string;
  change: string;
}

/** A page of the site's own words, in one language. */
export interface InformationText {
  title: string;
  /** One or two sentences, also for search engines. */
  summary: string;
  /** Markdown; its headings stand below the page's. */
  text: string;
  /** Newest first. Absent from what nobody agrees to. */
  versions?: readonly TextVersion[];
}

/** A page's text by language; each loads when it is needed. */
export type InformationTexts = Record<Locale, () => Promise<{ text: InformationText }>>;
