/**
 * Caches at the edge serve a public page and its data for some seconds, so that what is published shows within seconds, and as
 * long again while they fetch them anew.
 */
export const EDGE_CACHE = 'public, max-age=0, s-maxage=3, stale-while-revalidate=3';
