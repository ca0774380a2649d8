/** Text as one segment of a path: only what would end the segment or the path is escaped (RFC 3986 §3.3). */
export const pathSegment = (text: string): string => encodeURI(text).replace(/[/?#]/g, encodeURIComponent);
