import { paths } from '@cursiv/shared-platform';

/** Rooms of signed-in people and of the teams: nothing for search engines, in either language. */
const PRIVATE = [
  paths.dashboard(),
  paths.admin(),
  paths.adminSetup(),
  paths.login(),
  paths.register(),
  paths.testPlayer(),
  paths.corsTest(),
  paths.advancedCorsTest(),
  paths.testUpload(),
  paths.testDirectUpload(),
];

/** `/robots.txt`: what search engines leave alone, and where the list of pages is. */
export function robots(origin: string): string {
  const refused = PRIVATE.flatMap((path) => [path, `/en${path}`]).map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...refused, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
