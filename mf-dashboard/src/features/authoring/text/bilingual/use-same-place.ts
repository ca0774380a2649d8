import type { DraftLesson, Locale } from '@cursiv/shared-domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAround } from '../../authoring-context.ts';
import type { TextHandles } from '../text-handles.ts';
import type { Translation } from './use-translation.ts';

/**
 * Where one language is shown at a time: the other one opens at the same paragraph, with its own caret, and goes on
 * being written if the first was.
 */
export function useSamePlace(
  { id }: Pick<DraftLesson, 'id'>,
  translation: Translation,
  place: number,
  handles: TextHandles,
): void {
  const { languages, openedTexts } = useAround();
  const alone = languages.length === 1 ? languages[0] : undefined;
  const before = useRef(alone);
  const arrive = useEffectEvent((from: Locale, to: Locale) => {
    const handle = handles[to].current;
    if (!handle?.isOpen()) return;
    const side = to === translation.to ? 'target' : 'source';
    const paragraph = translation.pairs.slice(0, place + 1).findLast((pair) => pair[side])?.[side];
    handle.show(paragraph?.from ?? 0, openedTexts.get(`text-${id}-${from}`)?.wasInHand ?? false);
  });
  useEffect(() => {
    if (alone && before.current && alone !== before.current) arrive(before.current, alone);
    before.current = alone;
  }, [alone]);
}
