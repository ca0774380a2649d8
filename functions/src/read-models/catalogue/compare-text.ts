/** Orders texts by code units: for ids and instants, not for text that people read. */
export const compareText = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);
