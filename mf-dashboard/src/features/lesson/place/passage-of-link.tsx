import { findPassage, notePassageSchema } from '@cursiv/shared-domain';
import { useEffect } from 'react';
import { lessonText } from '../../../shared/notes/lesson-on-page.ts';
import { readText } from '../../../shared/notes/read-text.ts';
import './passage-of-link.module.css';

/** How long the text of a lesson may take to stand still, in milliseconds. */
const STILL_MS = 5000;

/** Marks a passage in the lesson's text and scrolls to it, as soon as it is there; nothing where it is no more. */
export default function PassageOfLink({ passage: given }: { passage: unknown }) {
  useEffect(() => {
    const { data: passage } = notePassageSchema.safeParse(given);
    if (!passage || typeof Highlight === 'undefined') return;
    let hasScrolled = false;
    const look = () => {
      const root = lessonText();
      const shown = root && readText(root);
      const place = shown?.text ? findPassage(shown.text, passage) : undefined;
      const range = place && shown?.rangeOf(place);
      if (!range) return;
      CSS.highlights.set('place', new Highlight(range));
      if (!hasScrolled) range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
      hasScrolled = true;
    };
    look();
    const following = new MutationObserver(look);
    following.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => following.disconnect(), STILL_MS);
    return () => {
      clearTimeout(timer);
      following.disconnect();
      CSS.highlights.delete('place');
    };
  }, [given]);
  return null;
}
