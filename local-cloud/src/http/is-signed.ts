/** The parameter that holds an address's signature (V4). */
export const SIGNATURE = 'X-Goog-Signature';

/** Whether a request brings a signature in its address, as firebase-admin's `getSignedUrl` makes them. */
export const isSigned = (url: URL): boolean => url.searchParams.has(SIGNATURE);
