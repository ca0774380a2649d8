import type { SectionVersion } from '../../inspector/version-report.ts';
import { type LeftDocument, visitsOf } from './visits-of.ts';

const versions = (...sections: SectionVersion[]) => ({
  shell: { build: 's1', contract: { major: 3, minor: 0 }, provides: {} },
  sections,
});
const running: SectionVersion = { section: 'mf_public', state: 'running', build: 'b1', loadMs: 120.4 };
const left = (change: Partial<LeftDocument> = {}): LeftDocument => ({
  versions: versions(running, { section: 'mf_admin', state: 'chosen', build: 'a1' }),
  reports: [],
  landing: 'mf_public',
  vitals: { lcp: 900.6, cls: 3.2 },
  ownerOf: (path) => (path.startsWith('/dashboard') ? 'mf_dashboard' : 'mf_public'),
  ...change,
});
const failure = (path: string, ...sections: SectionVersion[]) => ({
  error: new Error('x'),
  context: { typed: 'secret' },
  path,
  versions: versions(...sections),
  at: 0,
});

describe('what a document tells when it is left', () => {
  it('is which releases ran, with the vitals of the one that was opened first', () => {
    const dashboard: SectionVersion = { section: 'mf_dashboard', state: 'running', build: 'd1', loadMs: 0 };
    expect(visitsOf(left({ versions: versions(running, dashboard) }))).toEqual([
      { section: 'mf_public', build: 'b1', failed: false, load: 120, lcp: 901, cls: 3 },
      { section: 'mf_dashboard', build: 'd1', failed: false },
    ]);
  });

  it('is nothing of sections whose code did not run', () => {
    expect(visitsOf(left()).map(({ section }) => section)).toEqual(['mf_public']);
  });

  it('is a failure of the section whose page was shown, and none of others', () => {
    const dashboard: SectionVersion = { section: 'mf_dashboard', state: 'running', build: 'd1' };
    const all = [running, dashboard];
    const visits = visitsOf(left({ versions: versions(...all), reports: [failure('/dashboard', ...all)] }));
    expect(visits.map(({ build, failed }) => [build, failed])).toEqual([
      ['b1', false],
      ['d1', true],
    ]);
    expect(JSON.stringify(visits)).not.toContain('secret');
  });

  it('is also the release that failed before another took its place', () => {
    const reports = [failure('/courses', { section: 'mf_public', state: 'crashed', build: 'b2' })];
    expect(visitsOf(left({ reports })).map(({ build, failed }) => [build, failed])).toEqual([
      ['b1', false],
      ['b2', true],
    ]);
  });
});
