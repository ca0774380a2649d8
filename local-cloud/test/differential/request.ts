/** One request to Firestore's REST interface, as the owner; `path` follows "/v1/projects/demo/databases/(default)/documents". */
export interface Request {
  method: 'DELETE' | 'GET' | 'PATCH' | 'POST';
  path: string;
  body?: object;
}

/** Documents to begin with, and what is asked of them in order. */
export interface Scenario {
  documents: Record<string, object>;
  requests: Request[];
}
