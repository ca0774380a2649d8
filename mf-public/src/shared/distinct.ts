/** Each value once, in the order of first appearance. */
export const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];
