/** The parameter that holds an address's signature (V4). */
export const SIGNATURE = 'X-Goog-Signature';

/** Whether a request's address carries a signature, as made by firebase-admin's `getSignedUrl`. */
export const isSigned = (url: URL): boolean => url.searchParams.has(SIGNATURE);

/** Whether an address is one of Cloud Storage's XML API, `/<bucket>/<name>`: signed, or in a bucket of Firebase's. */
export const isXmlAddress = (url: URL): boolean =>
  isSigned(url) || /^\/[\w.-]+\.firebasestorage\.app\//.test(url.pathname);
