const KEY = 'cursiv.work-walk';

/** A work list as it stood when one of its things was opened. */
interface Walk {
  /** Its address, with its filters. */
  list: string;
  works: readonly string[];
}

/** Remembers, for this tab, the list from which a thing is opened. */
export function keepWalk({ list, works }: Walk): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([list, ...works]));
  } catch {
    console.info('The list cannot be kept in this browser');
  }
}

/** The list from which a thing was opened last; undefined where none was. */
export function keptWalk(): Walk | undefined {
  try {
    const [list, ...works] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]').map(String);
    return list?.startsWith('/admin/work') ? { list, works } : undefined;
  } catch {
    return undefined;
  }
}
