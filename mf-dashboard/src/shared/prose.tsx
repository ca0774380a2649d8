import type { Locale } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { lazy, Suspense } from 'react';
import type { MarkdownProps } from './markdown.tsx';
import * as styles from './prose.module.css';

const Markdown = lazy(async () => ({ default: (await import('./markdown.tsx')).Markdown }));

type ProseProps = { text: string; locale: Locale; under?: MarkdownProps['under'] };

/** Long text that people wrote, as Markdown without HTML. Readable as plain paragraphs until the formatter is there. */
export function Prose({ text, locale, under = 2 }: ProseProps) {
  const isForeign = useLocale() !== locale;
  return (
    <div className={styles.prose} lang={isForeign ? locale : undefined}>
      <Suspense
        fallback={text
          .trim()
          .split(/\n{2,}/)
          .map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
      >
        <Markdown text={text} under={under} />
      </Suspense>
    </div>
  );
}
