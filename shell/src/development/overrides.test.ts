import type { RegistryFile } from '@cursiv/shared-platform';
import { isOnThisMachine, parseOverrides, tabOverrides, withOverrides } from './overrides.ts';

const registry: RegistryFile = {
  schema: 1,
  revision: 1,
  sections: {
    mf_public: { origin: 'https://public.example', owns: ['/'], pin: { buildId: 'b', integrity: 'sha384-a' } },
    mf_dashboard: { origin: 'https://dashboard.example', owns: ['/dashboard'] },
    mf_admin: { origin: 'https://admin.example', owns: ['/admin'] },
  } as RegistryFile['sections'],
};

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

describe('overrides of a tab', () => {
  it('are sections with the origins they come from; anything else is left out', () => {
    expect(parseOverrides('mf_public@http://localhost:3101/x,@http://a,mf_admin@nonsense')).toEqual({
      mf_public: 'http://localhost:3101',
    });
    expect(parseOverrides('')).toEqual({});
  });

  it('come with the address, stay for the next pages and leave the address clean', () => {
    history.replaceState(null, '', '/courses?mf=mf_public@http://localhost:3101&q=a#b');
    expect(tabOverrides()).toEqual({ mf_public: 'http://localhost:3101' });
    expect(location.pathname + location.search + location.hash).toBe('/courses?q=a#b');
    expect(tabOverrides()).toEqual({ mf_public: 'http://localhost:3101' });
  });

  it('are the sections under development until the address names others or none', () => {
    const meta = Object.assign(document.createElement('meta'), { name: 'cursiv-sources' });
    meta.content = 'mf_admin@http://localhost:3103';
    document.head.append(meta);
    expect(tabOverrides()).toEqual({ mf_admin: 'http://localhost:3103' });
    history.replaceState(null, '', '/?mf=');
    expect(tabOverrides()).toEqual({});
    history.replaceState(null, '', '/');
    expect(tabOverrides()).toEqual({});
    meta.remove();
  });

  it('replace the origin of their section, past a pin, and nothing else', () => {
    history.replaceState(null, '', '/?mf=mf_public@http://localhost:3101');
    const { sections } = withOverrides(registry);
    expect(sections.mf_public).toEqual({ origin: 'http://localhost:3101', owns: ['/'] });
    expect(sections.mf_dashboard).toBe(registry.sections.mf_dashboard);
  });

  it('recognise addresses on this machine', () => {
    expect(isOnThisMachine('http://localhost:3101')).toBe(true);
    expect(isOnThisMachine('https://localhost.example')).toBe(false);
  });
});
