import type { Locale } from '@cursiv/shared-domain';
import { type CSSProperties, createElement, type ReactNode, useMemo } from 'react';
import * as styles from './mails.module.css';

/** What a mail is made of. A link leads nowhere here. */
const TAGS: Record<string, string> = { P: 'p', DIV: 'div', BLOCKQUOTE: 'blockquote', BR: 'br', A: 'span' };

/**
 * The page of a mail within ours. Our policy lets no text bring styles with it, so that they wait under another name while it is read,
 * and React sets each; what is no part of a mail is left out.
 */
export function MailPaper({ locale, html }: { locale: Locale; html: string }) {
  const shown = useMemo(() => {
    const body = html.slice(html.indexOf('<body'));
    const page = new DOMParser().parseFromString(body.replaceAll(' style="', ' data-style="'), 'text/html');
    return [...page.body.childNodes].map(rendered);
  }, [html]);
  return (
    <div lang={locale} className={styles.paper}>
      {shown}
    </div>
  );
}

function rendered(node: Node, key: number): ReactNode {
  if (!(node instanceof HTMLElement)) return node.textContent;
  const tag = TAGS[node.tagName];
  if (!tag) return null;
  const children = tag === 'br' ? [] : [[...node.childNodes].map(rendered)];
  return createElement(tag, { key, style: styleOf(node.dataset.style ?? '') }, ...children);
}

/** `font-size:18px;color:#fff` as React takes it. */
const styleOf = (text: string): CSSProperties =>
  Object.fromEntries(
    text
      .split(';')
      .filter(Boolean)
      .map((rule) => {
        const [name = '', value = ''] = rule.split(':');
        return [name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), value];
      }),
  );
