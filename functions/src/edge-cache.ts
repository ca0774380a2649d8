/**
 * Edge caches serve a public page and its data for some seconds, and for as long again while they refresh them, so that
 * published changes show within seconds.
 */
export const EDGE_CACHE = 'public, max-age=0, s-maxage=3, stale-while-revalidate=3';
