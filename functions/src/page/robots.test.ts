import type { RegistryFile, ReleaseFile, RouteDeclaration } from '@cursiv/shared-platform';
import { robots } from './robots.ts';

const route = (path: string, search?: RouteDeclaration['search']) => ({ path, ...(search && { search }) });
const registry = {
  sections: { start: { owns: ['/'] }, desk: { owns: ['/desk', '/upload'] } },
} as unknown as RegistryFile;
const release = (section: string, routes: object[]) => ({ section, routes }) as ReleaseFile;
const start = release('start', [route('/', 'listed'), route('/courses/:id', 'linked'), route('/login')]);
const desk = release('desk', [route('/desk'), route('/desk/:id'), route('/desk/:id/word', 'linked'), route('/upload')]);
const lines = (...releases: ReleaseFile[]) => robots('https://site.test', registry, releases).split('\n');

describe('what search engines leave alone', () => {
  it('is what the sections do not open to them, in both languages', () => {
    expect(lines(start, desk).filter((line) => line.startsWith('Disallow'))).toEqual([
      'Disallow: /login',
      'Disallow: /en/login',
      'Disallow: /desk',
      'Disallow: /en/desk',
      'Disallow: /upload',
      'Disallow: /en/upload',
    ]);
  });
  it('has what a section opens below a closed page as an exception', () => {
    expect(lines(start, desk)).toContain('Allow: /desk/*/word');
  });
  it('is all of a section whose release is unavailable, but never the whole site', () => {
    expect(lines(start)).toContain('Disallow: /desk');
    expect(lines(desk)).not.toContain('Disallow: /');
  });
  it('comes with the list of pages', () => {
    expect(lines(start, desk)).toContain('Sitemap: https://site.test/sitemap.xml');
  });
});
