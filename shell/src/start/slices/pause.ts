/** Ends the present task, so that the browser can answer and paint, and whatever has come meanwhile is taken in; the rest follows in its turn. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
