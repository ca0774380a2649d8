import { type Locale, sameValues } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { useGo, useLocation, useParams } from '@cursiv/shared-router';
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { FollowedDraft } from '../authoring-context.ts';
import { hashFor, languageInAddress, type Opened, type Place, placeInAddress } from './place.ts';

/** The open part of the course. It stands in the address, so that a reload, a language switch and Back lead there. */
export function usePlace(
  { present, subscribe }: FollowedDraft,
  base: Locale,
): { place: Place; open: (place: Place) => void } {
  const { hash, search } = useLocation();
  const go = useGo();
  const { courseId } = useParams();
  const find = useMemo(
    () => theSame(() => placeInAddress({ hash, search }, present().content.outline)),
    [hash, search, present],
  );
  const { place: found, field } = useSyncExternalStore(subscribe, find, find);
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
    const id = `${field}-${languageInAddress() ?? base}`;
    // After the shell has focused the heading; a text opens a moment later.
    return focusSoon(id, field);
  }, [hash, field, base]);
  return { place, open };
}

/** Finds over and over: the very same object as long as it leads to the same place. */
function theSame(find: () => Opened): () => Opened {
  let last = find();
  return () => {
    const found = find();
    if (!sameValues(found, last)) last = found;
    return last;
  };
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
