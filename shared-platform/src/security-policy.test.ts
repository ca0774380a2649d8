import { securityPolicy, siteOrigins } from './security-policy.ts';

const firebase = {
  authDomain: 'cursiv.firebaseapp.com',
  projectId: 'cursiv',
  storageBucket: 'cursiv.firebasestorage.app',
};
const registry = { sections: { a: { origin: 'https://a.example' }, b: { origin: 'https://b.example/' } } };

const directivesOf = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

describe('the content security policy', () => {
  const policy = securityPolicy(siteOrigins(registry, { firebase }), { scripts: ['sha256-abc'] });
  const directives = directivesOf(policy);

  it('forbids by default', () => {
    for (const name of ['default-src', 'base-uri', 'object-src', 'frame-ancestors']) {
      expect(directives.get(name)).toEqual(["'none'"]);
    }
  });

  it('lets scripts come from the site, its sections, Google sign-in and reCAPTCHA alone', () => {
    expect(directives.get('script-src')).toEqual([
      "'self'",
      "'sha256-abc'",
      'https://a.example',
      'https://b.example',
      'https://apis.google.com',
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ]);
  });

  it('lets files come from and go to the own bucket, not its neighbours', () => {
    const files = 'https://storage.googleapis.com/cursiv.firebasestorage.app/';
    for (const name of ['img-src', 'media-src', 'frame-src', 'connect-src'])
      expect(directives.get(name)?.filter((source) => source.includes('storage'))).toContain(files);
    expect(policy).not.toContain('https://storage.googleapis.com ');
    expect(policy).not.toContain('firebasestorage.googleapis.com');
  });

  it('names exact origins, and nothing that would run text as code', () => {
    expect(policy).not.toMatch(/\*|unsafe|https:(?!\/\/)/);
  });

  it('lets a document play further media, and do nothing else with them', () => {
    const wider = directivesOf(securityPolicy(siteOrigins(registry, { firebase }), {}, ['https:']));
    const names = [...wider].filter(([, sources]) => sources.includes('https:')).map(([name]) => name);
    expect(names).toEqual(['media-src']);
  });

  it('lets no script come from where people’s files are, on a site without Google’s sign-in', () => {
    const localCloud = 'https://cloud.school.example';
    const own = directivesOf(securityPolicy(siteOrigins(registry, { firebase, google: false, localCloud })));
    expect(own.get('script-src')).toEqual(["'self'", 'https://a.example', 'https://b.example']);
    expect(own.get('frame-src')).toEqual([localCloud]);
    const hosted = securityPolicy(siteOrigins(registry, { firebase, google: false }));
    expect(hosted).not.toMatch(/apis\.google|cursiv\.firebaseapp/);
  });

  it('puts the local backend in the place of every hosted service', () => {
    const local = securityPolicy(siteOrigins(registry, { firebase, localCloud: 'http://localhost:3010' }));
    expect(local).not.toContain('google');
    expect(directivesOf(local).get('connect-src')).toContain('http://localhost:3010');
    expect(directivesOf(local).get('frame-src')).toEqual(['http://localhost:3010']);
  });
});
