import { lazy, memo, Suspense } from 'react';
import { isFormattable } from './is-formattable.ts';
import type { MarkdownProps } from './markdown.tsx';
import * as styles from './prose.module.css';
import { whenTouched } from './when-touched.ts';

const load = async () => ({ default: (await import('./markdown.tsx')).Markdown });
// What the server has rendered stands as it is until then: its links work, and nothing of it moves.
const Markdown = lazy(() => whenTouched().then(load));

export type ProseProps = MarkdownProps & {
  /** Language of the text where it differs from the page's. */
  lang?: string | undefined;
};

/**
 * Long text that people wrote, as Markdown without HTML, or letter by letter where formatting would cost too much. Readable as plain paragraphs until the formatter is there. Rendered anew
 * only when it changes: until then React leaves what the server has rendered.
 */
export const Prose = memo(function Prose({ text, under, lang }: ProseProps) {
  if (!isFormattable(text)) {
    return (
      <p className={styles.plain} lang={lang}>
        {text}
      </p>
    );
  }
  const paragraphs = text.trim().split(/\n{2,}/);
  return (
    <div className={styles.prose} lang={lang}>
      <Suspense fallback={paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}>
        <Markdown text={text} under={under} />
      </Suspense>
    </div>
  );
});
