/** Caches at the edge serve a public page and its data for some seconds, and for a minute while they fetch them anew. */
export const EDGE_CACHE = 'public, max-age=0, s-maxage=10, stale-while-revalidate=50';
