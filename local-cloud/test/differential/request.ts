/** One request to Firestore's REST interface, as the owner; `path` follows "/v1/projects/demo/databases/(default)/documents". */
export interface Request {
  method: 'DELETE' | 'GET' | 'PATCH' | 'POST';
  path: string;
  body?: object;
}

/** Initial documents, and the requests about them in order. */
export interface Scenario {
  documents: Record<string, object>;
  requests: Request[];
}
