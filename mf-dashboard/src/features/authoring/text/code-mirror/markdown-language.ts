import { defineLanguageFacet, Language } from '@codemirror/language';
import { parser, Strikethrough, Table, TaskList } from '@lezer/markdown';

/** Markdown as lessons may have it. CodeMirror's own package brings HTML, styles and scripts with it, which lessons may not. */
export const markdownLanguage = new Language(
  defineLanguageFacet(),
  parser.configure([Strikethrough, Table, TaskList]),
  [],
  'markdown',
);
