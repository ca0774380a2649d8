const KEY = 'cursiv.work-place';

/** One thing of the list: its id, and where it stands for when it is gone. */
export interface Place {
  id: string;
  index: number;
}

/** Remembers what was opened from the list, as one entry of the browser's history showed it. */
export function keepPlace(entry: string, { id, index }: Place): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([entry, id, index]));
  } catch {
    console.info('The place in the list cannot be kept in this browser');
  }
}

/** What was opened from this entry of the history; undefined where the list is opened anew. */
export function keptPlace(entry: string): Place | undefined {
  try {
    const [of, id, index] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return of === entry && typeof id === 'string' && typeof index === 'number' ? { id, index } : undefined;
  } catch {
    return undefined;
  }
}
