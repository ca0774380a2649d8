/** A page of the site's own words, in one language. */
export interface InformationText {
  title: string;
  /** One or two sentences, also for search engines. */
  summary: string;
  /** Markdown; its headings stand below the page's. */
  text: string;
}
