import { lazy, Suspense } from 'react';
import type { MarkdownProps } from './markdown.tsx';
import * as styles from './prose.module.css';

const Markdown = lazy(async () => ({ default: (await import('./markdown.tsx')).Markdown }));

export type ProseProps = MarkdownProps & {
  /** Language of the text where it differs from the page's. */
  lang?: string | undefined;
};

/** Long text that people wrote, as Markdown without HTML. Readable as plain paragraphs until the formatter is there. */
export function Prose({ text, under, lang }: ProseProps) {
  const paragraphs = text.trim().split(/\n{2,}/);
  return (
    <div className={styles.prose} lang={lang}>
      <Suspense fallback={paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}>
        <Markdown text={text} under={under} />
      </Suspense>
    </div>
  );
}
