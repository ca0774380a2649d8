import { parseCourseQuery, parseResourceQuery } from '@cursiv/shared-domain';
import { pageAddress } from './page-address.ts';

const MB = 1_000_000;
const of = (part: string) => part.repeat(MB / part.length);

/** Processor time of some work, in milliseconds; other programs do not affect it. */
function costOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1000;
}

describe('a megabyte in an address', () => {
  it.each(['/', '/payload', '/payload/ro', '/payload/ro/courses', '/en/a', '.json', '//', '%2F', '/lessons', 'a'])(
    'of %j is no page, and is not looked at for long',
    (part) => {
      const path = `${of(part)}x`;
      expect(costOf(() => expect(pageAddress(path)).toBeUndefined())).toBeLessThan(5_000);
    },
  );

  it.each(['/', 'a', 'ș ', 'î', '"', ' ', '+', '\u0301', '👩', '%'])(
    'of %j as a search is cut before it is searched for',
    (part) => {
      const parameters = new URLSearchParams({ q: of(part), page: of('9'), instructor: of('-'), category: of(part) });
      const cost = costOf(() => {
        expect(parseCourseQuery(parameters).text.length).toBeLessThanOrEqual(120);
        expect(parseResourceQuery(parameters).text.length).toBeLessThanOrEqual(120);
      });
      expect(cost).toBeLessThan(5_000);
    },
  );
});
