import { AppError } from '@cursiv/shared-domain';
import { LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, data } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { SectionError } from '../composition/section-error.ts';
import { PageLoading } from './page-loading.tsx';
import { SectionFailure } from './section-failure.tsx';

const Healthy = () => <h1>Cursuri</h1>;

/** Opens a page whose loader fails with each of the errors in turn, then succeeds. */
function openPage(address: string, ...errors: unknown[]) {
  const failures = [...errors];
  const loader = () => {
    if (failures.length > 0) throw failures.shift();
    return null;
  };
  const router = createMemoryRouter(
    [
      {
        ErrorBoundary: SectionFailure,
        HydrateFallback: PageLoading,
        children: [{ path: '*', loader, Component: Healthy }],
      },
    ],
    { initialEntries: [address] },
  );
  render(
    <LocaleProvider value="ro">
      <RouterProvider router={router} />
    </LocaleProvider>,
  );
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
});

describe('a section that cannot be shown', () => {
  it.each([
    ['unavailable', new SectionError('unavailable', 'mf_public', 'down'), 'Această parte a site-ului nu răspunde'],
    ['incompatible', new SectionError('incompatible', 'mf_public', 'old'), 'Această parte a site-ului se actualizează'],
    ['crashed', new TypeError('x is not a function'), 'Această pagină s-a oprit'],
    ['without data', new AppError('offline'), 'Pagina nu s-a putut încărca'],
  ])('says that it is %s and recovers with a retry', async (_, error, title) => {
    openPage('/courses', error);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Încearcă din nou' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Cursuri' })).toBeInTheDocument();
  });

  it('shows "Page not found" with the path as it was asked for (spec §8)', async () => {
    openPage('/en/courses', data(null, { status: 404 }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Pagina nu a fost găsită' })).toBeInTheDocument();
    expect(screen.getByText('Page Not Found: /en/courses')).toBeInTheDocument();
  });

  it('shows a person without rights that there is no access', async () => {
    openPage('/courses', data(null, { status: 403 }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Nu ai acces aici' })).toBeInTheDocument();
  });

  it('says that there is no connection when the site itself does not answer', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    openPage('/courses', new SectionError('unavailable', 'mf_public', 'down'));
    expect(await screen.findByText(/Nu există conexiune/)).toBeInTheDocument();
  });

  describe('because a file is missing that it loads later', () => {
    const FILE = 'https://public.test/r/b1/7.js';
    const missing = () =>
      Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', request: FILE });

    it('says that there is no connection when the site itself does not answer', async () => {
      jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
      openPage('/courses', missing());
      expect(await screen.findByText(/Nu există conexiune/)).toBeInTheDocument();
    });

    it('says that this part does not answer once the page has reloaded for it in vain', async () => {
      sessionStorage.setItem('cursiv:reload', JSON.stringify([{ path: '/', build: FILE, at: Date.now() - 5_000 }]));
      openPage('/courses', missing());
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Această parte a site-ului nu răspunde' }),
      ).toBeInTheDocument();
    });
  });

  it('tries again by itself when the connection is back', async () => {
    openPage('/courses', new AppError('offline'));
    await screen.findByRole('heading', { level: 1, name: 'Pagina nu s-a putut încărca' });
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Cursuri' })).toBeInTheDocument();
  });
});
