import { Markdown as Formatter } from 'markdown-to-jsx/react';
import { createElement, type ReactNode } from 'react';

/** Web addresses and mail only; anything that could run becomes plain text. */
const safeAddress = (value: string): string | null => (/^(https?:\/\/|mailto:)/i.test(value.trim()) ? value : null);

/** The attributes that a text may set. Ids, names, classes and data are the platform's own and never come from a text. */
const SAID: Record<string, readonly string[]> = {
  a: ['href'],
  ol: ['start'],
  input: ['type', 'checked', 'readOnly'],
  th: ['style'],
  td: ['style'],
};

/** An element of a text, with only the attributes that texts may set. */
function element(tag: string, props: Readonly<Record<string, unknown>>, children: ReactNode[]): ReactNode {
  const said = Object.fromEntries((SAID[tag] ?? []).map((name) => [name, props[name]]));
  return createElement(tag, { ...said, key: props.key as string }, ...children);
}

/** A link that the site does not endorse; without an address it is plain text. */
function link(props: Readonly<Record<string, unknown>>, children: ReactNode[]): ReactNode {
  if (!props.href) return element('span', props, children);
  return (
    <a key={props.key as string} href={String(props.href)} rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

// Headings inside a text rank below the heading above it.
const below: Record<1 | 2, Record<string, string>> = {
  1: { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h5', h6: 'h6' },
  2: { h1: 'h3', h2: 'h3', h3: 'h4', h4: 'h5', h5: 'h6', h6: 'h6' },
};

export type MarkdownProps = {
  text: string;
  /** Level of the heading above the text. */
  under: keyof typeof below;
};

/** Markdown without HTML. */
export function Markdown({ text, under }: MarkdownProps) {
  const create = (tag: unknown, props: object | null, ...children: ReactNode[]): ReactNode => {
    const said = (props ?? {}) as Record<string, unknown>;
    // Pictures from elsewhere would reveal every reader to their host.
    if (tag === 'img') return null;
    if (tag === 'a') return link(said, children);
    if (typeof tag !== 'string') return children;
    return element(below[under][tag] ?? tag, said, children);
  };
  return (
    <Formatter
      options={{
        disableParsingRawHTML: true,
        forceBlock: true,
        wrapper: null,
        sanitizer: safeAddress,
        createElement: create,
      }}
    >
      {text.trim()}
    </Formatter>
  );
}
