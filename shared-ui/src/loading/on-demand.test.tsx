import { LocaleProvider } from '@cursiv/shared-i18n';
import { useReloadHold } from '@cursiv/shared-platform/shell';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode, useState } from 'react';
import { Toaster } from '../overlays/toaster.tsx';
import { type OnDemand, onDemand, useOnDemand } from './on-demand.ts';

/** The boundary of a page, which can be told to try again. */
class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: '' };
  static getDerivedStateFromError = (error: Error) => ({ failed: error.message });
  override render() {
    const { failed } = this.state;
    if (!failed) return this.props.children;
    return (
      <button type="button" onClick={() => this.setState({ failed: '' })}>
        {failed}: again
      </button>
    );
  }
}

function Opener({ part, holds = false }: { part: OnDemand<{ text: string }>; holds?: boolean }) {
  const [isWanted, setIsWanted] = useState(false);
  const code = useOnDemand(part, isWanted, () => setIsWanted(false));
  useReloadHold(holds, 'unsaved edits');
  return (
    <button type="button" onClick={() => setIsWanted(true)}>
      {isWanted && code ? code.text : 'Open'}
    </button>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('code on demand', () => {
  it('comes when it is wanted before the page was idle, once', async () => {
    let loads = 0;
    const part = onDemand(async () => {
      loads += 1;
      return { text: 'here' };
    });
    render(<Opener part={part} />);
    await press('Open');
    expect(await screen.findByRole('button', { name: 'here' })).toBeVisible();
    expect(loads).toBe(1);
  });

  it('is there at once when it has come before', async () => {
    const part = onDemand(async () => ({ text: 'here' }));
    await part.load();
    render(<Opener part={part} />);
    await press('Open');
    expect(screen.getByRole('button', { name: 'here' })).toBeVisible();
  });

  it('that cannot be had fails to the page’s boundary, and is asked for again afterwards', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    let isReachable = false;
    const part = onDemand(async () => {
      if (!isReachable) throw new Error('not reachable');
      return { text: 'here' };
    });
    render(
      <Boundary>
        <Opener part={part} />
      </Boundary>,
    );
    await press('Open');
    expect(await screen.findByRole('button', { name: 'not reachable: again' })).toBeVisible();
    isReachable = true;
    await press('not reachable: again');
    await press('Open');
    expect(await screen.findByRole('button', { name: 'here' })).toBeVisible();
  });

  it('that cannot be had while the page holds something unsaved is given up with a message, and asked for again when it is wanted', async () => {
    let isReachable = false;
    const part = onDemand(async () => {
      if (!isReachable) throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
      return { text: 'here' };
    });
    render(
      <LocaleProvider value="en">
        <Toaster label="Messages" closeLabel="Close" />
        <Boundary>
          <Opener part={part} holds />
        </Boundary>
      </LocaleProvider>,
    );
    await press('Open');
    expect(await screen.findByText(/^This could not be opened/)).toBeVisible();
    isReachable = true;
    await press('Open');
    expect(await screen.findByRole('button', { name: 'here' })).toBeVisible();
  });
});
