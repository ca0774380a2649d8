import { readFileSync } from 'node:fs';
import path from 'node:path';
import { documentPolicy, knownOrigins, POLICY_HEADER } from '../document/document-policy.ts';
import { SECTION_WORKSPACES } from '../site.ts';
import { FIREBASE_JSON, hostingSite, hostingSites, ORIGINS_FILE } from './firebase-json.ts';
import { localHeaders } from './local-headers.ts';

const root = path.dirname(FIREBASE_JSON);

describe('firebase.json', () => {
  it('has a site for the shell and for every section', () => {
    expect(hostingSites().map(({ target }) => target)).toEqual(['shell', ...SECTION_WORKSPACES]);
    expect(() => hostingSite('mf-none')).toThrow('firebase.json has no hosting target mf-none');
  });

  it('carries the policy of the hosted addresses (after a change: npm run policy)', () => {
    const html = readFileSync(path.join(root, 'shell/src/index.html'), 'utf8');
    const rules = hostingSite('shell').headers.filter(({ source }) => source === '/document.html');
    const policy = rules.flatMap(({ headers }) => headers).find(({ key }) => key === POLICY_HEADER)?.value;
    expect(policy).toBe(documentPolicy(html, path.join(root, 'platform-tools/hosted')));
  });

  it('names the origins that the shell knows without its registry', () => {
    expect(readFileSync(ORIGINS_FILE, 'utf8')).toBe(knownOrigins(path.join(root, 'platform-tools/hosted')));
  });

  it('promises https everywhere, for at least a year', () => {
    for (const { headers } of hostingSites()) {
      const everywhere = headers.find(({ source }) => source === '**')?.headers ?? [];
      const value = everywhere.find(({ key }) => key === 'Strict-Transport-Security')?.value ?? '';
      expect(Number(/max-age=(\d+); includeSubDomains/.exec(value)?.[1])).toBeGreaterThanOrEqual(31_536_000);
    }
  });

  it('answers no path of a section with another file', () => {
    for (const { target, rewrites } of hostingSites()) if (target !== 'shell') expect(rewrites).toBeUndefined();
  });

  it('matches addresses with globs alone, which hosting and its server library read alike', () => {
    expect(readFileSync(FIREBASE_JSON, 'utf8')).not.toContain('"regex"');
  });
});

describe('the header rules on this machine', () => {
  const rules = [
    {
      source: '**',
      headers: [
        { key: 'Strict-Transport-Security', value: 'max-age=1' },
        { key: POLICY_HEADER, value: 'https://a.example' },
        { key: 'X-Content-Type-Options', value: 'nosniff' },
      ],
    },
  ];
  it('differ in the policy and in the promise of https alone', () => {
    expect(localHeaders(rules, 'http://localhost:1')).toEqual([
      {
        source: '**',
        headers: [
          { key: POLICY_HEADER, value: 'http://localhost:1' },
          { key: 'X-Content-Type-Options', value: 'nosniff' },
        ],
      },
    ]);
  });
});
