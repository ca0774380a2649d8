import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { TextHandles } from '../text-handles.ts';
import { standBeside } from './beside.ts';
import type { Translation } from './use-translation.ts';

/** Keeps the paragraphs of both texts side by side, while both are shown. Returns what to call when heights change. */
export function useBeside(translation: Translation, handles: TextHandles, missing: string): () => void {
  const frame = useRef(0);
  const align = useEffectEvent(() => {
    frame.current = 0;
    const [source, target] = [handles[translation.from].current, handles[translation.to].current];
    if (!source?.isOpen() || !target?.isOpen()) return;
    const isPresent =
      source.view.state.doc.length === translation.source.length &&
      target.view.state.doc.length === translation.target.length;
    if (isPresent)
      standBeside(
        { source: source.view, target: target.view },
        translation.pairs,
        translation.target.trim() ? missing : undefined,
      );
  });
  const soon = useRef(() => {
    if (frame.current === 0) frame.current = requestAnimationFrame(() => align());
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other paragraphs have other heights.
  useEffect(() => soon.current(), [translation]);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return useCallback(() => soon.current(), []);
}
