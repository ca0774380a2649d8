import { memo, Suspense } from 'react';
import { later } from '../../loading/later.tsx';
import { whenTouched } from '../../loading/when-touched.ts';
import { ProseFrame, type ProseProps } from './prose-frame.tsx';

// Until then the server's HTML stays as it is: its links work, and nothing moves.
const Markdown = later(async () => {
  await whenTouched();
  return { default: (await import('../markdown.tsx')).Markdown };
});

/**
 * Long text that people wrote, as Markdown without HTML, or letter by letter where formatting would cost too much. It
 * reads as plain paragraphs until the formatter has loaded. It renders again only when it changes: until then React
 * leaves the server's HTML.
 */
export const Prose = memo(function Prose({ text, under = 2, locale, picture }: ProseProps) {
  const paragraphs = text.trim().split(/\n{2,}/);
  return (
    <ProseFrame text={text} locale={locale}>
      <Suspense fallback={paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}>
        <Markdown text={text} under={under} picture={picture} />
      </Suspense>
    </ProseFrame>
  );
});
