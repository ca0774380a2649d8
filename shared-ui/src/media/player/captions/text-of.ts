/** The text of a cue without its markup. The browser parses it; only its letters become part of the page. */
export const textOf = (cue: TextTrackCue): string =>
  cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '').trim() : '';
