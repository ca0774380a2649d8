import { LOCALES, type Locale, type TextPlace, textsOf } from '@cursiv/shared-domain';
import type { DraftState } from '../draft/draft-state.ts';

/** A text as it was typed and not saved. */
export interface UnsavedText {
  id: string;
  place: TextPlace;
  locale: Locale;
  text: string;
}

/** Every text of a draft that says something else than the stored one. */
export function unsavedTexts(stored: DraftState, present: DraftState): UnsavedText[] {
  const inOrder = (state: DraftState) => textsOf({ content: state.content, texts: state.bodies });
  const was = new Map(inOrder(stored).map(({ id, value }) => [id, value]));
  return inOrder(present).flatMap(({ id, place, value }) =>
    LOCALES.flatMap((locale) => {
      const text = value[locale] ?? '';
      return text.trim() && text !== was.get(id)?.[locale] ? [{ id: `${id} ${locale}`, place, locale, text }] : [];
    }),
  );
}
