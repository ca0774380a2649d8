/** The site's mutable files, which count their changes. */
type MutableFile = string;

const key = (file: MutableFile) => `cursiv:seen:${file}`;

/** Notes which revision of the registry, or of a section's pointer, this browser has read last. */
export function noteRevision(file: MutableFile, revision: number): void {
  try {
    localStorage.setItem(key(file), String(revision));
  } catch {
    // Without a memory a page that a cache kept is believed until it is fetched anew.
  }
}

/** Whether this browser has read a later revision already: a page that holds this one was kept by a cache meanwhile. */
export function isOutdated(file: MutableFile, revision: number): boolean {
  try {
    return revision < Number(localStorage.getItem(key(file)) ?? Number.NEGATIVE_INFINITY);
  } catch {
    return false;
  }
}
