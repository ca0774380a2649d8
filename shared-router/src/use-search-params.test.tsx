import { EVERY_TEXT } from '@cursiv/shared-domain/testing/texts';
import { localizePath, splitLocale } from '@cursiv/shared-i18n';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { createMemoryRouter, Link, Outlet, RouterProvider, useLocation, useNavigate } from 'react-router';
import { useAskedLocation } from './use-asked-location.ts';
import { useSearchParams } from './use-search-params.ts';
import { useSearchText } from './use-search-text.ts';
import { withParameter } from './with-parameter.ts';

const OPTIONS = { sort: ['name', 'rating'], language: ['de', 'ro'], topic: ['sleep', 'sql'] };

/** A list with three filters and a search box, whose other language is one press away. */
function List() {
  const [asked, change] = useSearchParams();
  const { text, setText } = useSearchText();
  const { pathname, search } = useAskedLocation();
  const other = localizePath(splitLocale(pathname).path, splitLocale(pathname).locale === 'en' ? 'ro' : 'en');
  return (
    <>
      {Object.entries(OPTIONS).map(([name, values]) => (
        <select
          key={name}
          aria-label={name}
          value={asked.get(name) ?? ''}
          onChange={({ target }) => change((present) => withParameter(present, name, target.value))}
        >
          {['', ...values].map((value) => (
            <option key={value}>{value}</option>
          ))}
        </select>
      ))}
      <input aria-label="search" value={text} onChange={({ target }) => setText(target.value)} />
      <Link to={other + search} replace>
        language
      </Link>
    </>
  );
}

function Failure() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(pathname + search, { replace: true })}>
      Try again
    </button>
  );
}

/** The list in both languages, behind answers that come when the test says so. */
function openList(initialEntries = ['/', '/experts?q=ana']) {
  let answer: () => Promise<null> = async () => null;
  const asked: string[] = [];
  const loader = ({ request }: { request: Request }) => {
    asked.push(new URL(request.url).search);
    return answer();
  };
  const pages = [
    { index: true, element: <h1>Home</h1> },
    { path: 'experts', element: <List />, loader, errorElement: <Failure />, hydrateFallbackElement: <p>Loading</p> },
    { path: 'people', element: <h1>Ana</h1>, loader: () => answer() },
  ];
  const router = createMemoryRouter(
    [
      { path: '/', element: <Outlet />, children: pages },
      { path: '/en', element: <Outlet />, children: pages },
    ],
    { initialEntries, initialIndex: initialEntries.length - 1 },
  );
  const view = render(<RouterProvider router={router} />);
  return { router, asked, view, answerWith: (next: typeof answer) => (answer = next) };
}

const list = () => screen.findByLabelText('sort');
const choose = (name: string, value: string) => userEvent.selectOptions(screen.getByLabelText(name), value);
const address = (router: ReturnType<typeof openList>['router']) =>
  router.state.location.pathname + router.state.location.search;

it('keeps every choice that is made before the list of the first has come, in whichever order, and shows it at once', async () => {
  const choices = Object.entries(OPTIONS).map(([name, values]) =>
    fc.record({ name: fc.constant(name), value: fc.constantFrom(...values) }),
  );
  const inAnyOrder = fc
    .tuple(...choices)
    .chain((all) => fc.shuffledSubarray(all, { minLength: 2, maxLength: all.length }));
  await fc.assert(
    fc.asyncProperty(inAnyOrder, async (made) => {
      const { router, view, answerWith } = openList();
      await list();
      const { promise, resolve } = Promise.withResolvers<null>();
      answerWith(() => promise);
      for (const { name, value } of made) {
        await choose(name, value);
        for (const done of made.slice(0, made.findIndex((one) => one.name === name) + 1))
          expect(screen.getByLabelText(done.name)).toHaveValue(done.value);
      }
      expect(address(router)).toBe('/experts?q=ana');
      await act(async () => resolve(null));
      const stored = new URLSearchParams(router.state.location.search);
      expect(Object.fromEntries(stored)).toEqual({
        q: 'ana',
        ...Object.fromEntries(made.map(({ name, value }) => [name, value])),
      });
      view.unmount();
    }),
    { numRuns: 20 },
  );
});

it('undoes one choice with Back, and all that was typed in one go', async () => {
  const { router } = openList(['/', '/experts']);
  await list();
  await choose('sort', 'name');
  await choose('language', 'de');
  await userEvent.type(screen.getByLabelText('search'), 'an');
  await waitFor(() => expect(address(router)).toBe('/experts?sort=name&language=de&q=an'));
  await userEvent.type(screen.getByLabelText('search'), 'a');
  await waitFor(() => expect(address(router)).toBe('/experts?sort=name&language=de&q=ana'));
  for (const before of ['/experts?sort=name&language=de', '/experts?sort=name', '/experts', '/']) {
    await act(async () => void router.navigate(-1));
    await waitFor(() => expect(address(router)).toBe(before));
  }
});

it('goes back from the page, with a choice on its way, to the page before', async () => {
  const { router, answerWith } = openList();
  await list();
  answerWith(() => new Promise(() => undefined));
  await choose('sort', 'name');
  await act(async () => void router.navigate(-1));
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
});

it('takes a choice on its way along into the other language, and one made on the way there too', async () => {
  const { router, answerWith } = openList();
  await list();
  const { promise, resolve } = Promise.withResolvers<null>();
  answerWith(() => promise);
  await choose('sort', 'name');
  await userEvent.click(screen.getByRole('link', { name: 'language' }));
  await choose('language', 'de');
  await act(async () => resolve(null));
  expect(address(router)).toBe('/en/experts?q=ana&sort=name&language=de');
});

it('keeps the choice when its list cannot be had, and asks for it again', async () => {
  const { router, asked, answerWith } = openList();
  await list();
  answerWith(() => Promise.reject(new Error('the network is down')));
  await choose('sort', 'name');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(address(router)).toBe('/experts?q=ana&sort=name');
  answerWith(async () => null);
  await userEvent.click(again);
  expect(await list()).toHaveValue('name');
  expect(asked.slice(-2)).toEqual(['?q=ana&sort=name', '?q=ana&sort=name']);
});

it('lets nobody who is on the way to another page be held back by a choice that comes late', async () => {
  const { router, answerWith } = openList();
  await list();
  const { promise, resolve } = Promise.withResolvers<null>();
  answerWith(() => promise);
  await act(async () => void router.navigate('/people'));
  await choose('sort', 'name');
  await act(async () => resolve(null));
  expect(await screen.findByRole('heading', { name: 'Ana' })).toBeVisible();
  expect(address(router)).toBe('/people');
});

it('holds whatever is typed into a search, in the box and in the address', async () => {
  const { router } = openList(['/experts']);
  await list();
  const box = screen.getByLabelText('search');
  jest.useFakeTimers();
  for (const text of EVERY_TEXT) {
    const typed = text.toWellFormed();
    fireEvent.change(box, { target: { value: typed } });
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(box).toHaveValue(typed);
    expect(new URLSearchParams(router.state.location.search).get('q') ?? '').toBe(typed.trim());
  }
  jest.useRealTimers();
});
