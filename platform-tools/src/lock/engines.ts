interface LockedPackage {
  version?: string;
  engines?: { node?: string };
}

type Version = readonly [major: number, minor: number, patch: number];

/** The oldest Node that may come with a newcomer's npm. */
const OLDEST: Version = [20, 0, 0];
/** The package that contains the Node for every script. */
const PINNED = 'node_modules/node';

/**
 * Removes from the lock file the demands on Node that the pinned Node meets and an older one does not: npm would
 * compare them with the Node that it runs under, which runs none of these packages. Returns how many.
 */
export function dropMetEngines(packages: Record<string, LockedPackage>): number {
  const pinned = parse(packages[PINNED]?.version ?? '');
  const met = Object.values(packages).filter(
    ({ engines }) => engines?.node !== undefined && admits(engines.node, pinned) && !admits(engines.node, OLDEST),
  );
  for (const locked of met) delete locked.engines;
  return met.length;
}

/** Whether a range like "^22.13 || >=24.0.0" admits a version; any other notation admits none. */
export function admits(range: string, version: Version): boolean {
  return range.split('||').some((part) => admitsPart(part.trim(), version));
}

function admitsPart(part: string, version: Version): boolean {
  const [, operator = '', text = ''] = /^(>=|>|\^|~|=|)\s*v?(\d+(?:\.\d+)*)(?:\.[x*])*$/.exec(part) ?? [];
  if (text === '') return part === '*';
  const wanted = parse(text);
  if (operator === '>=' || operator === '>') return compare(version, wanted) >= 0;
  const isCaret = operator === '^' || !text.includes('.');
  return version[0] === wanted[0] && (isCaret || version[1] === wanted[1]) && compare(version, wanted) >= 0;
}

function parse(text: string): Version {
  const [major = 0, minor = 0, patch = 0] = text.split('.').map(Number);
  return [major, minor, patch];
}

function compare(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}
