let listeners: (() => void)[] = [];

/** Hears from now on that something of one's own was written, or may have been, past the database client's memory. */
export function onOwnWrite(listener: () => void): void {
  listeners = [...listeners, listener];
}

/** Waits for a transaction or a call, and says that it has written. One that failed may have: its answer can be what was lost. */
export async function writing<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } finally {
    for (const listener of listeners) listener();
  }
}
