import { useEffect, useRef, useState } from 'react';
import { useAskedLocation } from './use-asked-location.ts';
import { useSearchParams } from './use-search-params.ts';
import { withParameter } from './with-parameter.ts';

/** The pause in typing, in milliseconds, before the address and the query follow. */
const REST_MS = 300;

/** The state of an entry of the history that came by typing: more typing changes that entry, and Back undoes it whole. */
const TYPED = 'typed';

export interface SearchText {
  /** The text in the box; changes with every key. */
  text: string;
  setText: (text: string) => void;
  /** The searched text: `?q=` of the address. */
  wanted: string;
}

/** The text of a search box, kept in the address as `?q=`. */
export function useSearchText(): SearchText {
  const [params, setParams] = useSearchParams();
  const { state } = useAskedLocation();
  const isTyped = state === TYPED;
  const wanted = params.get('q') ?? '';
  const [text, setText] = useState(wanted);
  const written = useRef(wanted);

  // Back, forward and links change the address from outside.
  useEffect(() => {
    if (wanted === written.current) return;
    written.current = wanted;
    setText(wanted);
  }, [wanted]);

  useEffect(() => {
    if (text.trim() === written.current) return;
    const timer = setTimeout(() => {
      written.current = text.trim();
      const options = { replace: isTyped, state: TYPED, preventScrollReset: true };
      setParams((asked) => withParameter(asked, 'q', text.trim()), options);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [text, isTyped, setParams]);

  return { text, setText, wanted: wanted.trim() };
}
