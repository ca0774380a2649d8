/** A condition on a field of a document. */
export type Condition = readonly [
  field: string,
  op: '==' | 'in' | '>=' | 'array-contains',
  value: string | Date | readonly string[],
];

/** A query to the database as data: pages ask it, and so does the function that answers for them ahead. */
export interface StoredQuery {
  /** The path of the folder. */
  from: string;
  where: readonly Condition[];
  orderBy: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
  /** How many documents at most; all without it. */
  limit?: number;
}

/** The same for the same query, whoever makes it. */
export const queryKey = (query: StoredQuery): string => JSON.stringify(query);
