import type { RegistryFile } from '@cursiv/shared-platform';
import type { LoaderFunctionArgs } from 'react-router';
import type { Release } from '../../composition/finding/fetch-release.ts';
import { SectionHost } from '../../composition/section-host.ts';
import { fallbackRoute } from './section-routes.tsx';

const release = {
  baseUrl: 'http://localhost/r/b1/',
  file: {
    section: 'mf_dashboard',
    buildId: 'b1',
    routes: [{ path: '/dashboard' }, { path: '/dashboard/courses/:courseId' }],
  },
} as unknown as Release;

class KnownHost extends SectionHost {
  override release() {
    return Promise.resolve(release);
  }
  override async live() {
    return { ref: { buildId: 'b1', integrity: 'sha384-x' }, channel: 'stable' } as const;
  }
}

/** The fallback's answer for an address whose navigation began before the section's routes were known. */
async function answerTo(address: string): Promise<{ status: number; to: string | null }> {
  const host = new KnownHost({ sections: {} } as RegistryFile);
  const { loader } = fallbackRoute('mf_dashboard', '/dashboard', 'ro', host);
  if (typeof loader !== 'function') throw new Error('the fallback has no loader');
  try {
    await loader({ request: new Request(`http://localhost${address}`) } as LoaderFunctionArgs);
  } catch (answer) {
    if (answer instanceof Response) return { status: answer.status, to: answer.headers.get('location') };
    return { status: (answer as { init: { status: number } }).init.status, to: null };
  }
  throw new Error('the fallback let the page through');
}

describe('an address that no known route matched', () => {
  it.each(['/dashboard', '/en/dashboard?x=1', '/dashboard/courses/abc'])(
    'goes to the page of the release: %s',
    async (address) => {
      expect(await answerTo(address)).toEqual({ status: 302, to: address });
    },
  );

  it('is not found when the release has no such page', async () => {
    expect(await answerTo('/dashboard/nope')).toEqual({ status: 404, to: null });
  });
});
