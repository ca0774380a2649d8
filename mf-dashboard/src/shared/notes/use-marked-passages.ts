import { findPassage, type Note } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { useEffect, useState } from 'react';
import { lessonText, textLocale } from './lesson-on-page.ts';
import { readText } from './read-text.ts';

/** Where a note's passage is: in the text on the page, in the text of the other language, or nowhere any more. */
type PassageState = 'here' | 'elsewhere' | 'gone';

export interface MarkedPassages {
  states: ReadonlyMap<string, PassageState>;
  ranges: ReadonlyMap<string, Range>;
}

const NONE: MarkedPassages = { states: new Map(), ranges: new Map() };

/** Browsers that cannot mark a text without changing it show it unmarked; the notes have the words. */
function mark(ranges: Iterable<Range>): void {
  if (typeof Highlight !== 'undefined') CSS.highlights.set('notes', new Highlight(...ranges));
}

/** Finds the passages of notes in the lesson's text and marks them there, again whenever the text changes. */
export function useMarkedPassages(notes: readonly Note[]): MarkedPassages {
  const locale = useLocale();
  const [marked, setMarked] = useState(NONE);
  useEffect(() => {
    const root = lessonText();
    if (!root) return;
    const look = () => {
      const shown = readText(root);
      const spoken = textLocale(locale);
      const states = new Map<string, PassageState>();
      const ranges = new Map<string, Range>();
      for (const { id, passage } of shown.text ? notes : []) {
        if (!passage) continue;
        const place = passage.locale === spoken ? findPassage(shown.text, passage) : undefined;
        const range = place && shown.rangeOf(place);
        if (range) ranges.set(id, range);
        states.set(id, range ? 'here' : passage.locale === spoken ? 'gone' : 'elsewhere');
      }
      mark(ranges.values());
      setMarked({ states, ranges });
    };
    look();
    const following = new MutationObserver(look);
    following.observe(root, { childList: true, subtree: true, characterData: true });
    return () => {
      following.disconnect();
      mark([]);
    };
  }, [notes, locale]);
  return marked;
}
