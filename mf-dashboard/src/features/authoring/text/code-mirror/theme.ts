import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The page's colours and letters; the tokens reach in from outside and follow the theme. */
const look = EditorView.theme({
  '&': { color: 'var(--color-ink)', backgroundColor: 'transparent', fontSize: 'var(--text-m)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-text)', lineHeight: '1.6', overflow: 'visible' },
  '.cm-content': { padding: '0.75rem 0', minHeight: '9rem', caretColor: 'var(--color-accent)' },
  '.cm-line': { padding: '0 0.875rem' },
  '.cm-placeholder': { color: 'var(--color-ink-soft)' },
  '.cm-gutters': { border: 'none', backgroundColor: 'transparent', color: 'var(--color-ink-soft)' },
  '.cm-state': { width: '1.75rem' },
  '.cm-state .cm-gutterElement': { display: 'flex', justifyContent: 'end', alignItems: 'end' },
  '.cm-state svg': { width: '1rem', height: '1rem', marginBlockEnd: '0.4rem' },
  '.cm-state-translated': { color: 'var(--color-success)' },
  '.cm-state-toCheck': { color: 'var(--color-warning-ink)' },
  '.cm-state-outdated': { color: 'var(--color-danger)' },
  '.cm-at-toCheck': { backgroundColor: 'var(--color-warning-wash)' },
  '.cm-at-outdated': { backgroundColor: 'var(--color-danger-wash)' },
  '.cm-here': { boxShadow: 'inset 0.1875rem 0 0 var(--color-accent)' },
  '.cm-stray': { textDecoration: 'underline wavy var(--color-warning)', textUnderlineOffset: '0.2em' },
  '.cm-space': { overflow: 'hidden', boxSizing: 'border-box', padding: '0.125rem 0.875rem' },
  '.cm-missing': {
    width: '100%',
    maxHeight: '100%',
    padding: '0.125rem 0.5rem',
    border: '1.5px dashed var(--color-line-strong)',
    borderRadius: 'var(--radius-m)',
    background: 'transparent',
    color: 'var(--color-ink-soft)',
    font: 'inherit',
    fontSize: 'var(--text-s)',
    cursor: 'pointer',
  },
  '.cm-missing:hover': { borderColor: 'var(--color-accent)', color: 'var(--color-accent)' },
});

const letters = HighlightStyle.define([
  { tag: tags.heading1, fontFamily: 'var(--font-display)', fontSize: '1.5em', fontWeight: '650', lineHeight: '1.3' },
  { tag: tags.heading2, fontFamily: 'var(--font-display)', fontSize: '1.3em', fontWeight: '650', lineHeight: '1.3' },
  { tag: tags.heading, fontFamily: 'var(--font-display)', fontSize: '1.12em', fontWeight: '650' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: tags.link, color: 'var(--color-accent)' },
  { tag: tags.url, color: 'var(--color-ink-soft)', overflowWrap: 'anywhere' },
  { tag: tags.quote, color: 'var(--color-ink-soft)' },
  { tag: tags.monospace, fontFamily: 'var(--font-code)', fontSize: '0.92em' },
  { tag: tags.processingInstruction, color: 'var(--color-ink-soft)' },
]);

export const theme = [look, syntaxHighlighting(letters)];
