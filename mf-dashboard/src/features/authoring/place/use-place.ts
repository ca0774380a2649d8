import { paths } from '@cursiv/shared-platform';
import { useGo, useLocation, useParams } from '@cursiv/shared-router';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { DraftState } from '../draft/draft-state.ts';
import { hashFor, languageInAddress, type Place, placeInAddress } from './place.ts';

/** The open part of the course. It stands in the address, so that a reload, a language switch and Back lead there. */
export function usePlace(state: DraftState): { place: Place; open: (place: Place) => void } {
  const { hash, search } = useLocation();
  const go = useGo();
  const { courseId } = useParams();
  const { outline } = state.content;
  const { place: found, field } = useMemo(() => placeInAddress({ hash, search }, outline), [hash, search, outline]);
  const { of } = found;
  const id = 'id' in found ? found.id : undefined;
  // The same place stays the very same, whatever is typed in it.
  const place = useMemo(() => (id === undefined ? { of } : { of, id }) as Place, [of, id]);
  const path = courseId ? paths.editCourse(courseId) : paths.createCourse();
  const open = useCallback((next: Place) => void go(path + hashFor(next), { preventScrollReset: true }), [go, path]);
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (opened.current === hash || !field) return;
    opened.current = hash;
    const id = `${field}-${languageInAddress() ?? state.content.baseLocale}`;
    // After the shell has focused the heading; a text opens a moment later.
    return focusSoon(id, field);
  }, [hash, field, state.content.baseLocale]);
  return { place, open };
}

const TRIES = 40;
const EVERY_MS = 50;

/** Focuses one of these as soon as it is there. */
function focusSoon(...ids: string[]): () => void {
  let tries = 0;
  const timer = setInterval(() => {
    tries += 1;
    const found = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
    const isReady = found && (!found.id.startsWith('text-') || found.shadowRoot?.querySelector('[contenteditable]'));
    if (isReady) found.focus();
    if (isReady || tries === TRIES) clearInterval(timer);
  }, EVERY_MS);
  return () => clearInterval(timer);
}
