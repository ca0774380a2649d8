import { Markdown as Formatter } from 'markdown-to-jsx/react';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { withListSigns } from './list-signs.ts';
import { namedCells } from './named-cells.ts';

const ELSEWHERE = /^(https?:\/\/|mailto:)/i;
/** A path on this site. Browsers read two slashes, backslashes and control characters as the way to another one. */
const ON_SITE = /^\/(?!\/)[\w./?#=&%~-]*$/;

/** Web addresses, mail and paths on this site; anything that could run becomes plain text. */
export const safeAddress = (value: string): string | null =>
  ELSEWHERE.test(value.trim()) || ON_SITE.test(value) ? value : null;

/** The address of a picture that the site keeps itself. */
export const OWN_PICTURE = /^picture:([a-z0-9]{8})$/;

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

function ownPicture(
  { src, alt, key }: Readonly<Record<string, unknown>>,
  picture: NonNullable<MarkdownProps['picture']>,
): ReactNode {
  const [, pictureKey] = OWN_PICTURE.exec(String(src ?? '')) ?? [];
  return pictureKey ? createElement(picture, { key: key as string, pictureKey, alt: String(alt ?? '') }) : null;
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
  /** Shows a picture of the site by its key, where texts may have some. */
  picture?: ComponentType<{ pictureKey: string; alt: string }> | undefined;
};

/** Markdown without HTML. */
export function Markdown({ text, under, picture }: MarkdownProps) {
  const create = (tag: unknown, props: object | null, ...children: ReactNode[]): ReactNode => {
    const said = (props ?? {}) as Record<string, unknown>;
    // Pictures from elsewhere would reveal every reader to their host.
    if (tag === 'img') return picture ? ownPicture(said, picture) : null;
    if (tag === 'a') return link(said, children);
    if (tag === 'table') return element(tag, said, namedCells(children));
    if (typeof tag !== 'string') return children;
    return element(below[under][tag] ?? tag, said, children);
  };
  return (
    <Formatter
      options={{
        disableParsingRawHTML: true,
        forceBlock: true,
        wrapper: null,
        sanitizer: (value, tag) => (tag === 'img' && OWN_PICTURE.test(value) ? value : safeAddress(value)),
        createElement: create,
      }}
    >
      {withListSigns(text).trim()}
    </Formatter>
  );
}
