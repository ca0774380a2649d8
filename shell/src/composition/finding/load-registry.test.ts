import type { RegistryFile } from '@cursiv/shared-platform';
import { rememberRegistry } from '../memory/last-known-good.ts';
import { namesKnownOrigins } from './known-origins.ts';
import { loadRegistry } from './load-registry.ts';

const registryAt = (origin: string): RegistryFile => ({
  schema: 1,
  revision: 1,
  sections: {
    mf_public: { origin, owns: ['/'] },
    mf_dashboard: { origin: 'http://localhost:3002', owns: ['/dashboard'] },
    mf_admin: { origin: 'http://localhost:3003', owns: ['/admin'] },
  },
});

// Nothing answers in these tests: the registry cannot be reached.
beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'info').mockImplementation(() => {});
});

afterEach(() => jest.restoreAllMocks());

describe('while the registry cannot be reached', () => {
  it('the one that worked before stands in for it', async () => {
    rememberRegistry(registryAt('http://localhost:3001'));
    await expect(loadRegistry()).resolves.toMatchObject({
      sections: { mf_public: { origin: 'http://localhost:3001' } },
    });
  });

  it.each(['https://evil.example', 'http://localhost.evil.example:3001', 'https://cursiv-public.web.app.evil.example'])(
    'one that sends the visitor to %s does not, whoever has put it there',
    async (origin) => {
      rememberRegistry(registryAt(origin));
      await expect(loadRegistry()).rejects.toThrow();
    },
  );
});

describe('while the registry takes five seconds', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), ms);
      return controller.signal;
    });
    jest.spyOn(globalThis, 'fetch').mockImplementation(
      (_, init) =>
        new Promise((resolve, reject) => {
          setTimeout(() => resolve(Response.json(registryAt('http://localhost:3009'))), 5_000);
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
    );
  });
  afterEach(() => jest.useRealTimers());

  const originOfPublic = async () => {
    const registry = loadRegistry();
    await jest.advanceTimersByTimeAsync(5_000);
    return (await registry).sections.mf_public?.origin;
  };

  it('a browser that knows none waits for it', async () => {
    await expect(originOfPublic()).resolves.toBe('http://localhost:3009');
  });

  it('a browser that knows one does not', async () => {
    rememberRegistry(registryAt('http://localhost:3001'));
    await expect(originOfPublic()).resolves.toBe('http://localhost:3001');
  });
});

describe('a registry at hand on the live site', () => {
  const hosted = {
    ...registryAt('https://cursiv-public.web.app'),
    sections: {
      mf_public: { origin: 'https://cursiv-public.web.app', owns: ['/'] },
      mf_dashboard: { origin: 'https://cursiv-dashboard.web.app', owns: ['/dashboard'] },
      mf_admin: { origin: 'https://cursiv-admin.web.app', owns: ['/admin'] },
    },
  };
  const live = 'https://cursiv.web.app';

  it('names the origins that the shell was built for', () => expect(namesKnownOrigins(hosted, live)).toBe(true));
  it('names no other', () => expect(namesKnownOrigins(registryAt('https://cursiv-public.web.app'), live)).toBe(false));
});
