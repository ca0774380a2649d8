import { render, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { useConnection } from './use-connection.ts';

const State = () => <p>{useConnection() ? 'connected' : 'cut off'}</p>;

/** The browser has lost its network before the page listens; how the site then answers. */
async function opened(answer: () => Promise<Response>): Promise<void> {
  const fetch = jest.fn(answer);
  globalThis.fetch = fetch;
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<State />);
  await waitFor(() => expect(fetch).toHaveBeenCalledWith('/builds/latest.json', expect.anything()));
  await act(() => new Promise<void>((done) => setTimeout(done)));
}

it('a page says that it is cut off when that happened before it listened', async () => {
  await opened(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await screen.findByText('cut off')).toBeVisible();
});

it('a page whose site needs no network says nothing', async () => {
  await opened(async () => new Response());
  expect(screen.getByText('connected')).toBeVisible();
});
