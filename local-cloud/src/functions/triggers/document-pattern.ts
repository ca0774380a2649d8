/** The patterns of the loaded functions; each is asked about every document that changes. */
const compiled = new Map<string, RegExp>();

/**
 * Whether a document has the pattern of a trigger: "courses/{courseId}", "courses/*", "courses/{path=**}" or a plain path
 * (https://cloud.google.com/eventarc/docs/path-patterns). A pattern that spans segments may span none.
 */
export function hasPattern(path: string, pattern: string): boolean {
  const expression = compiled.get(pattern) ?? compile(pattern);
  compiled.set(pattern, expression);
  return expression.test(`/${path}`);
}

function compile(pattern: string): RegExp {
  const segments = pattern.split('/').filter((segment) => segment !== '');
  const source = segments.map((segment) => (isLong(segment) ? '(?:/[^/]+)*' : `/${segmentSource(segment)}`)).join('');
  return new RegExp(`^${source}$`, 'u');
}

const isLong = (segment: string) => segment === '**' || /^\{[^{}]+=\*\*\}$/.test(segment);

function segmentSource(segment: string): string {
  if (/^\{[^{}]+\}$/.test(segment)) return '[^/]+';
  return segment.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '[^/]*');
}
