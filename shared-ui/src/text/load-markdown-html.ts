import type { markdownHtml } from './markdown-html.ts';

/** Fetches what makes HTML of Markdown, for pages outside the site. */
export const loadMarkdownHtml = async (): Promise<typeof markdownHtml> =>
  (await import('./markdown-html.ts')).markdownHtml;
