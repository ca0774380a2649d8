/**
 * Compiles the pattern of a trigger's document: "courses/{courseId}", "courses/*", "courses/{path=**}" or a plain path
 * (https://cloud.google.com/eventarc/docs/path-patterns). A pattern that spans segments may span none.
 */
export function documentPattern(pattern: string): (path: string) => boolean {
  const segments = pattern.split('/').filter((segment) => segment !== '');
  const source = segments.map((segment) => (isLong(segment) ? '(?:/[^/]+)*' : `/${segmentSource(segment)}`)).join('');
  const expression = new RegExp(`^${source}$`, 'u');
  return (path) => expression.test(`/${path}`);
}

const isLong = (segment: string) => segment === '**' || /^\{[^{}]+=\*\*\}$/.test(segment);

function segmentSource(segment: string): string {
  if (/^\{[^{}]+\}$/.test(segment)) return '[^/]+';
  return segment.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '[^/]*');
}
