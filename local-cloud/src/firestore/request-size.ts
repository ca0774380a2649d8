/** Firestore's documented size of a request: 10 MiB. */
export const MAX_REQUEST_BYTES = 10_485_760;
