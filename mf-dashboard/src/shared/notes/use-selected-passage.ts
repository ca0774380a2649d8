import { hasVisible, type Note, passageAt } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { useEffect, useState } from 'react';
import { lessonText, textLocale } from './lesson-on-page.ts';
import { readText } from './read-text.ts';

/** The passage of the lesson that was selected last, of any length; it stays when the reader goes on to write. */
export function useSelectedPassage(): Note['passage'] {
  const locale = useLocale();
  const [selected, setSelected] = useState<Note['passage']>();
  useEffect(() => {
    const follow = () => {
      const selection = document.getSelection();
      const root = lessonText();
      if (!root || !selection || !root.contains(selection.anchorNode)) return;
      const text = readText(root);
      const place = selection.isCollapsed ? undefined : text.placeOf(selection.getRangeAt(0));
      const passage = place && passageAt(text.text, place);
      const isNotable = passage && hasVisible(passage.quote);
      setSelected(isNotable ? { ...passage, locale: textLocale(locale) } : undefined);
    };
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, [locale]);
  return selected;
}
