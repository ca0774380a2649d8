import { LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ServerError } from './server-error.tsx';

const Nothing = () => null;

describe('the internal-server-error variant of the error page (spec §2)', () => {
  it.each([
    ['ro', 'Eroare internă', 'Încearcă din nou'],
    ['en', 'Internal server error', 'Try again'],
  ] as const)('says in %s that the site itself has failed, with a way to retry', async (locale, title, retry) => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    const failing = () => {
      throw new Error('the shell has failed');
    };
    const router = createMemoryRouter([
      { path: '/', loader: failing, ErrorBoundary: ServerError, HydrateFallback: Nothing, element: null },
    ]);
    render(
      <LocaleProvider value={locale}>
        <RouterProvider router={router} />
      </LocaleProvider>,
    );
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: retry })).toBeInTheDocument();
    expect(screen.queryByText(/the shell has failed/)).not.toBeInTheDocument();
    expect(report).toHaveBeenCalled();
  });
});
