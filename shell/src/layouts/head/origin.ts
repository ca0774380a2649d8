import { createContext, useContext } from 'react';

const OriginContext = createContext('');

/** Provides the site's own origin to the pages; the same on the server and in the browser. */
export const OriginProvider = OriginContext.Provider;

/** The site's own origin, such as `https://example.org`. */
export const useOrigin = (): string => useContext(OriginContext);
