import { Markdown as Formatter } from 'markdown-to-jsx/react';
import type { ComponentProps } from 'react';

/** Web addresses and mail only; anything that could run becomes plain text. */
const safeAddress = (value: string): string | null => (/^(https?:\/\/|mailto:)/i.test(value.trim()) ? value : null);

function SafeLink({ href, children }: ComponentProps<'a'>) {
  if (!href) return <span>{children}</span>;
  return (
    <a href={href} rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

// Pictures from elsewhere would tell their host of every reader.
const common = { a: SafeLink, img: () => null };
// Headings inside a text come below the heading that it stands under.
const heading = (level: 2 | 3 | 4 | 5) => ({ component: `h${level}` as const });
const below = {
  1: { ...common, h1: heading(2), h2: heading(2), h3: heading(3), h4: heading(4) },
  2: { ...common, h1: heading(3), h2: heading(3), h3: heading(4), h4: heading(5) },
};

export type MarkdownProps = {
  text: string;
  /** Level of the heading that the text stands under. */
  under: keyof typeof below;
};

/** Markdown without HTML. */
export function Markdown({ text, under }: MarkdownProps) {
  return (
    <Formatter
      options={{
        disableParsingRawHTML: true,
        forceBlock: true,
        wrapper: null,
        sanitizer: safeAddress,
        overrides: below[under],
      }}
    >
      {text.trim()}
    </Formatter>
  );
}
