import { startTransition, useEffect, useState } from 'react';
import type { DraftState } from '../draft/draft-state.ts';
import { inPieces } from './in-pieces.ts';
import { type NextStep, nextStepFinder } from './next-step.ts';

/** What the author of a draft would do next, and of which state of the draft that is said. */
interface Found {
  draft: DraftState;
  step: NextStep;
}

/** What an author would do next; undefined until it is known, and the last one while it is worked out anew. */
export function useNextStep(draft: DraftState | undefined): Found | undefined {
  const [nextStep] = useState(nextStepFinder);
  const [found, setFound] = useState<Found>();
  useEffect(
    () => draft && inPieces(nextStep(draft), (step) => startTransition(() => setFound({ draft, step }))),
    [draft, nextStep],
  );
  return found;
}
