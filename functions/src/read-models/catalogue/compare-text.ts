/** Orders texts by their code units: for ids and instants, not for what people read. */
export const compareText = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);
