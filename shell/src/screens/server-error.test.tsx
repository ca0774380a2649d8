import { LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ServerError } from './server-error.tsx';

function Failing(): never {
  throw new Error('the shell has failed');
}

describe('the internal-server-error variant of the error page (spec §2)', () => {
  it.each([
    ['ro', 'Eroare internă', 'Încearcă din nou'],
    ['en', 'Internal server error', 'Try again'],
  ] as const)('says in %s that the site itself has failed, with a way to retry', (locale, title, retry) => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    const router = createMemoryRouter([{ path: '/', Component: Failing, ErrorBoundary: ServerError }]);
    render(
      <LocaleProvider value={locale}>
        <RouterProvider router={router} />
      </LocaleProvider>,
    );
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: retry })).toBeInTheDocument();
    expect(screen.queryByText(/the shell has failed/)).not.toBeInTheDocument();
    expect(report).toHaveBeenCalled();
  });
});
