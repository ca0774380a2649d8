import { LocaleProvider, splitLocale } from '@cursiv/shared-i18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import '../../messages/messages.ts';
import { SiteSearch } from './site-search.tsx';

function Header() {
  const { locale } = splitLocale(useLocation().pathname);
  return (
    <LocaleProvider value={locale}>
      <SiteSearch hasKey={false} />
      <Outlet />
    </LocaleProvider>
  );
}

async function openPage(address: string) {
  const router = createMemoryRouter([{ Component: Header, children: [{ path: '*', element: null }] }], {
    initialEntries: [address],
  });
  await act(async () => render(<RouterProvider router={router} />));
  const shown = () => router.state.location.pathname + router.state.location.search;
  return { router, shown, box: screen.getByRole<HTMLInputElement>('searchbox') };
}

// jsdom does not know <search>, and React warns about it.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

describe('the search of the header', () => {
  it.each([
    ['/experts', 'Caută cursuri', '/courses'],
    ['/en/experts', 'Find courses', '/en/courses'],
  ])('is a form of %s that the browser can send by itself', async (address, name, action) => {
    const { box } = await openPage(address);
    expect(box).toHaveAccessibleName(name);
    expect(box.name).toBe('q');
    expect(box.form).toHaveAttribute('action', action);
    expect(box.form?.method).toBe('get');
  });

  it('opens the courses in the language of the page, whatever is typed', async () => {
    const { box, shown } = await openPage('/en/experts');
    await userEvent.type(box, ' c++ & ștampile?{Enter}');
    expect(shown()).toBe('/en/courses?q=c%2B%2B%20%26%20%C8%99tampile%3F');
  });

  it('opens all courses when nothing is typed', async () => {
    const { box, shown } = await openPage('/resources');
    await userEvent.type(box, '  {Enter}');
    expect(shown()).toBe('/courses');
  });

  it('keeps what is being typed when the language changes', async () => {
    const { box, router } = await openPage('/experts');
    await userEvent.type(box, 'scri');
    await act(() => router.navigate('/en/experts'));
    expect(box).toHaveValue('scri');
  });
});
