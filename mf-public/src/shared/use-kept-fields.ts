import { type RefObject, useEffect, useRef } from 'react';

type Kept = ReturnType<typeof import('@cursiv/shared-data/edits')['keepFields']>;

/**
 * Keeps the text typed into the named fields of a form, for the signed-in person or for a visitor's tab. Give the form
 * the ref, and call `forget` once it is sent.
 */
export function useKeptFields(
  uid: string | undefined,
  place: string,
  names: readonly string[],
): { form: RefObject<HTMLFormElement | null>; forget: () => void } {
  const form = useRef<HTMLFormElement>(null);
  const kept = useRef<Kept>(undefined);
  const writer = useRef(uid);
  const wanted = names.join(' ');
  useEffect(() => {
    let isOver = false;
    const element = form.current;
    // The next person on this browser starts with an empty form.
    if (writer.current !== undefined && writer.current !== uid) element?.reset();
    writer.current = uid;
    const keep = async () => {
      const { keepFields } = await import('@cursiv/shared-data/edits');
      if (!isOver && element) kept.current = keepFields(element, uid, place, wanted.split(' '));
    };
    // Without that code, the page itself still keeps the typed text; the shell hears of every failure that nobody handles.
    const begin = () => void keep();
    if (isKept(place)) begin();
    else element?.addEventListener('focusin', begin, { once: true });
    return () => {
      isOver = true;
      element?.removeEventListener('focusin', begin);
      kept.current?.stop();
      kept.current = undefined;
    };
  }, [uid, place, wanted]);
  return { form, forget: () => kept.current?.forget() };
}

/** Whether any text of this form is kept here: only then is it looked up before the form is used. */
function isKept(place: string): boolean {
  try {
    return [localStorage, sessionStorage].some((storage) =>
      Object.keys(storage).some((key) => key.endsWith(`.${place}`)),
    );
  } catch {
    return false;
  }
}
