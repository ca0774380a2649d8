import type { DraftLesson, Locale } from '@cursiv/shared-domain';
import { useCallback, useEffectEvent, useMemo } from 'react';
import { useAround } from '../../authoring-context.ts';
import type { Marks } from '../code-mirror/paragraph-marks.ts';
import type { TextHandles } from '../text-handles.ts';
import { useTextWords } from '../text-words.ts';
import type { Caret } from './use-caret.ts';
import { nextPair, pairAt, type Translation, type Written, writtenIn } from './use-translation.ts';

/** The paragraph in hand, what is shown beside each, and what can be done with them. */
export function useParagraphs(
  { id }: Pick<DraftLesson, 'id'>,
  translation: Translation,
  handles: TextHandles,
  caret: Caret,
) {
  const t = useTextWords();
  const { edit, announce, present } = useAround();
  const { from, to } = translation;
  const placeIn = ({ pairs }: Written, { locale, at }: Caret['shown']) =>
    pairAt(pairs, locale === to ? 'target' : 'source', at);
  const place = placeIn(translation, caret.shown);
  const marks = useMemo(() => marksOf(translation, place), [translation, place]);

  const go = (present: Written, next: number) => {
    const pair = present.pairs[next];
    if (!pair) return;
    announce(t('announce', { place: next + 1, state: t(pair.state) }));
    if (pair.target) stand(handles, to, pair.target.from);
    else if (handles[to].current?.isOpen()) begin(handles, to, placeFor(present, next));
    else if (pair.source) stand(handles, from, pair.source.from);
  };
  // A press right after a word must know of that word, which the page may not show yet.
  const writtenNow = () => writtenIn(present(), id, translation);
  const confirm = useEffectEvent(() => {
    const written = writtenNow();
    const here = placeIn(written, caret.now());
    const pair = written.pairs[here];
    if (!pair?.target) return;
    edit({ type: 'confirm', lessonId: id, locale: to, place: pair.place });
    announce(t('announce', { place: here + 1, state: t('translated') }));
  });
  const all = useEffectEvent(() => {
    edit({ type: 'confirm', lessonId: id, locale: to });
    announce(t('done'));
  });
  const next = useEffectEvent((by: -1 | 1) => {
    const written = writtenNow();
    const found = nextPair(written.pairs, placeIn(written, caret.now()), by);
    if (found === undefined) announce(t('done'));
    else go(written, found);
  });
  const start = useEffectEvent((at: number) => begin(handles, to, at));
  return {
    place,
    marks,
    confirm: useCallback(() => confirm(), []),
    confirmAll: useCallback(() => all(), []),
    next: useCallback((by: -1 | 1) => next(by), []),
    begin: useCallback((at: number) => start(at), []),
  };
}

function marksOf({ pairs, strays, source, target }: Translation, place: number): Record<'source' | 'target', Marks> {
  const paragraphs = (side: 'source' | 'target') =>
    pairs.flatMap((pair, index) => {
      const paragraph = pair[side];
      if (!paragraph) return [];
      const { from, to } = paragraph;
      return [{ from, to, isHere: index === place, ...(side === 'target' && { state: pair.state }) }];
    });
  const uses = pairs.flatMap((pair, index) =>
    (strays[index] ?? []).map(({ from, to }) => {
      const start = pair.source?.from ?? 0;
      return { from: start + from, to: start + to };
    }),
  );
  return {
    source: { of: source, paragraphs: paragraphs('source'), strays: uses },
    target: { of: target, paragraphs: paragraphs('target'), strays: [] },
  };
}

/** Where in the translation a missing paragraph belongs: before the next one that is there. */
const placeFor = ({ pairs, target }: Written, missing: number): number =>
  pairs.slice(missing).find((pair) => pair.target)?.target?.from ?? target.length;

function stand(handles: TextHandles, locale: Locale, at: number): void {
  const handle = handles[locale].current;
  if (!handle?.isOpen()) return;
  handle.view.focus();
  handle.view.dispatch({ selection: { anchor: at }, scrollIntoView: true });
}

/** Makes room for a paragraph, and puts the caret there. */
function begin(handles: TextHandles, locale: Locale, at: number): void {
  const handle = handles[locale].current;
  if (!handle?.isOpen()) return;
  const { view } = handle;
  const { length } = view.state.doc;
  const isAtEnd = at < 0 || at >= length;
  const place = isAtEnd ? length : at;
  const insert = length === 0 ? '' : '\n\n';
  view.focus();
  view.dispatch({
    changes: { from: place, insert },
    selection: { anchor: isAtEnd ? place + insert.length : place },
    scrollIntoView: true,
    userEvent: 'input',
  });
}
