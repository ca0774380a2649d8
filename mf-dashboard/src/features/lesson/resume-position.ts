/** Seconds before the end from which a video begins anew. */
const NEARLY_OVER_SEC = 5;

/** Where to take up a video: where the learner left it, or the beginning when they had seen it to the end. */
export const resumePosition = (positionSec: number, durationSec: number): number =>
  positionSec >= durationSec - NEARLY_OVER_SEC ? 0 : positionSec;
