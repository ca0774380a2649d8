/** A legal text as it comes with the product, in one language. */
export interface ProductText {
  title: string;
  /** One or two sentences, also for search engines. */
  summary: string;
  /** Markdown; its headings stand below the page's. */
  text: string;
}
