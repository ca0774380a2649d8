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
const below = {
  1: { ...common, h1: { component: 'h2' }, h2: { component: 'h2' }, h3: { component: 'h3' }, h4: { component: 'h4' } },
  2: { ...common, h1: { component: 'h3' }, h2: { component: 'h3' }, h3: { component: 'h4' }, h4: { component: 'h5' } },
} as const;

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
