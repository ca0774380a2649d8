import { localizePath, type RegistryFile, type ReleaseFile } from '@cursiv/shared-platform';

/** Addresses of a route, as search engines match them: a parameter may be anything. */
const patternOf = (path: string) => path.replaceAll(/:\w+/g, '*');
const isBelow = (path: string, above: string) => path === above || path.startsWith(above === '/' ? above : `${above}/`);
const inBothLanguages = (paths: readonly string[], word: string) =>
  paths.flatMap((path) => [path, localizePath(path, 'en')]).map((path) => `${word}: ${path}`);

/** The pages of a section that search engines leave alone; all of its own prefixes where its release is unavailable. */
function closed(prefixes: readonly string[], release: ReleaseFile | undefined): string[] {
  const paths = release
    ? release.routes.filter(({ search }) => !search).map(({ path }) => patternOf(path))
    : prefixes.filter((prefix) => prefix !== '/');
  return paths.filter((path) => !paths.some((other) => other !== path && isBelow(path, other)));
}

/**
 * `/robots.txt`: what search engines leave alone, as the sections' releases say it, and where the list of pages is. `releases` are
 * those that may run.
 */
export function robots(origin: string, { sections }: RegistryFile, releases: readonly ReleaseFile[]): string {
  const refused = Object.entries(sections).flatMap(([section, { owns }]) =>
    closed(
      owns,
      releases.find((release) => release.section === section),
    ),
  );
  const open = releases
    .flatMap(({ routes }) => routes.filter(({ search }) => search).map(({ path }) => patternOf(path)))
    .filter((path) => refused.some((above) => isBelow(path, above)));
  return [
    'User-agent: *',
    ...inBothLanguages(refused, 'Disallow'),
    ...inBothLanguages(open, 'Allow'),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
