import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { smallRelease } from '../render/testing/small-site.ts';
import type { LiveSite } from '../site/live-site.ts';
import { plainAnswer } from './page-answer.ts';
import { pageReply } from './reply.ts';

const SHELLS_OWN = 'start()';
const INJECTED = 'steal()';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const slot = (name: string) => `<!--slot:${name}--><!--/slot:${name}-->`;
const document = `${slot('html')}<head>${slot('head')}${slot('settings')}<script>${SHELLS_OWN}</script><style>h1{}</style>
  ${slot('styles')}${slot('scripts')}</head><body>${slot('root')}${slot('noscript')}</body></html>`;
const site = {
  origin: 'https://cursiv.test',
  registry: { sections: { mf_public: { origin: 'https://public.test' } } },
  config: { firebase: { authDomain: 'cursiv.test', projectId: 'cursiv' } },
  shell: { document },
} as unknown as LiveSite;

const headersOf = (change: (document: string) => string, at = site) => {
  const answer = plainAnswer(at, [], { route: undefined, locale: 'ro', pathname: '/' });
  return pageReply(at, '/', { ...answer, document: change(answer.document) }).headers;
};
const policyOf = (change: (document: string) => string) => headersOf(change)['Content-Security-Policy'];
const unchanged = (text: string) => text;

describe('the policy of a page', () => {
  it('accepts the scripts and styles that the shell was built with', () => {
    expect(policyOf(unchanged)).toContain(hashOf(SHELLS_OWN));
    expect(policyOf(unchanged)).toContain(hashOf('h1{}'));
  });

  it('accepts what asks for a signed-in person’s code', () => {
    const { file } = smallRelease();
    const route = { id: 'courses', path: '/courses', layout: 'default', guard: 'auth' } as const;
    const offer = { contract: file.contract, provides: file.requires } as unknown as LiveSite['offer'];
    const live = { file, baseUrl: 'https://public.test/r/next1/', integrity: 'sha384-x' };
    const answer = plainAnswer({ ...site, offer }, [], { route, locale: 'ro', pathname: '/courses' }, live);
    const [, script = ''] = /<\/template><script>([\s\S]*?)<\/script>/.exec(answer.document) ?? [];
    expect(script).toContain('auth-logged-in=true');
    expect(pageReply(site, '/courses', answer).headers['Content-Security-Policy']).toContain(hashOf(script));
  });

  it.each(['script', 'style'])('accepts no %s that got into the document on its way', (element) => {
    const policy = policyOf((text) => text.replace('<body>', `<body><${element}>${INJECTED}</${element}>`));
    expect(policy).not.toContain(hashOf(INJECTED));
    expect(policy).toContain(hashOf(SHELLS_OWN));
  });
});

describe('the security headers of a page', () => {
  it("are those that the shell's site has for all its files, whoever serves it", () => {
    const { hosting } = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../../firebase.json'), 'utf8'));
    const rule = hosting[0].headers.find(({ source }: { source: string }) => source === '**');
    expect(rule.headers.length).toBeGreaterThan(4);
    for (const { key, value } of rule.headers) expect([key, headersOf(unchanged)[key]]).toEqual([key, value]);
  });

  it('promise https only where there is https', () => {
    const local = { ...site, origin: 'http://localhost:3000' };
    expect(headersOf(unchanged, local)).not.toHaveProperty('Strict-Transport-Security');
  });
});
