import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useSearchParams } from './use-search-params.ts';
import { withParameter } from './with-parameter.ts';

/** Makes both choices before the page can show the first. */
function List() {
  const [shown, change] = useSearchParams();
  const chooseBoth = () => {
    change((present) => withParameter(present, 'sort', 'name'), { replace: true });
    change((present) => withParameter(present, 'language', 'de'), { replace: true });
  };
  return (
    <button type="button" onClick={chooseBoth}>
      {shown.toString()}
    </button>
  );
}

it('keeps both of two choices that are made before the page shows the first', async () => {
  const router = createMemoryRouter([{ path: '/experts', element: <List /> }], { initialEntries: ['/experts?q=ana'] });
  render(<RouterProvider router={router} />);
  await act(async () => screen.getByRole('button', { name: 'q=ana' }).click());
  expect(screen.getByRole('button')).toHaveTextContent('q=ana&sort=name&language=de');
  expect(router.state.location.search).toBe('?q=ana&sort=name&language=de');
});

it('lets nobody who is on the way to another page be held back by a choice that comes late', async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const router = createMemoryRouter(
    [
      { path: '/experts', element: <List /> },
      { path: '/people', loader: () => promise, element: <h1>Ana</h1> },
    ],
    { initialEntries: ['/experts'] },
  );
  render(<RouterProvider router={router} />);
  await act(async () => void router.navigate('/people'));
  await act(async () => screen.getByRole('button').click());
  await act(async () => resolve(null));
  expect(screen.getByRole('heading')).toHaveTextContent('Ana');
  expect(router.state.location.pathname).toBe('/people');
});
