import { useSearchParams } from '@cursiv/shared-router';
import { useEffect, useRef, useState } from 'react';

/** Typing rests this long, in milliseconds, before the address follows: browsers limit how often it may change. */
const REST_MS = 300;

/** The text of a search box, kept in the address as `?q=`. The text itself changes with every key. */
export function useSearchText(): [text: string, change: (text: string) => void] {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get('q') ?? '';
  const [text, setText] = useState(inAddress);
  const written = useRef(inAddress);

  // Back, forward and links change the address from outside.
  useEffect(() => {
    if (inAddress === written.current) return;
    written.current = inAddress;
    setText(inAddress);
  }, [inAddress]);

  useEffect(() => {
    if (text.trim() === written.current) return;
    const timer = setTimeout(() => {
      written.current = text.trim();
      setParams((present) => withParameter(present, 'q', text.trim()), { replace: true, preventScrollReset: true });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [text, setParams]);

  return [text, setText];
}

/** The query with one parameter set, or without it when the value is empty. */
export function withParameter(present: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(present);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}
