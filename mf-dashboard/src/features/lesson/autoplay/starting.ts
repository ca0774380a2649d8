let isDue = false;

/** The lesson that opens next has been opened by the end of another: its film starts by itself. */
export const startNextFilm = (): void => {
  isDue = true;
};

/** Starts a film that is due; where the browser wants a press, it waits. */
export function startIfDue(film: HTMLVideoElement): void {
  if (!isDue) return;
  isDue = false;
  film.play().catch(() => undefined);
}
