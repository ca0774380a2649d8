import { memo } from 'react';
import { Markdown } from '../markdown.tsx';
import { ProseFrame, type ProseProps } from './prose-frame.tsx';

/**
 * `Prose` for a page that is made for its text: the formatter comes with the page's code, and the text stands formatted from the start.
 * One that was formatted later would take a reader's selection with it.
 */
export const FormattedProse = memo(function FormattedProse({ text, under = 2, locale, picture }: ProseProps) {
  return (
    <ProseFrame text={text} locale={locale}>
      <Markdown text={text} under={under} picture={picture} />
    </ProseFrame>
  );
});
