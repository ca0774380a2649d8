import type { PageText } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { lazy, Suspense } from 'react';
import type { MarkdownProps } from './markdown.tsx';
import * as styles from './prose.module.css';

const Markdown = lazy(async () => ({ default: (await import('./markdown.tsx')).Markdown }));

/** Long text that people wrote, as Markdown. Readable as plain paragraphs until the formatter is there. */
export function Prose({ value, under = 2 }: { value: PageText; under?: MarkdownProps['under'] }) {
  const locale = useLocale();
  const paragraphs = value.text.trim().split(/\n{2,}/);
  return (
    <div className={styles.prose} lang={value.locale === locale ? undefined : value.locale}>
      <Suspense fallback={paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}>
        <Markdown text={value.text} under={under} />
      </Suspense>
    </div>
  );
}
