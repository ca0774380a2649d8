import { LocaleProvider } from '@cursiv/shared-i18n';
import { useReloadHold } from '@cursiv/shared-platform/shell';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode, Suspense, useState } from 'react';
import { later } from './later.tsx';

const Preview = ({ text }: { text: string }) => <p>Preview of {text}</p>;

/** How the bundler says that a file cannot be had. */
const missing = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

/** Code that cannot be had until its server is reachable. */
function serverOf(failure: () => Error) {
  const server = { isReachable: false };
  const LaterPreview = later(async () => {
    if (!server.isReachable) throw failure();
    return { default: Preview };
  });
  return { server, LaterPreview };
}

/** A form whose text is lost with the page, and below it what comes later. */
function Form({ part }: { part: (text: string) => ReactNode }) {
  const [text, setText] = useState('');
  useReloadHold(text !== '', 'unsaved edits');
  return (
    <>
      <textarea aria-label="Note" value={text} onChange={({ target }) => setText(target.value)} />
      {text.endsWith('.') && <Suspense fallback="loading">{part(text)}</Suspense>}
    </>
  );
}

class Page extends Component<{ children: ReactNode }> {
  override state = { failed: '' };
  static getDerivedStateFromError = (error: Error) => ({ failed: error.message });
  override render = () => (this.state.failed ? <h1>Failed: {this.state.failed}</h1> : this.props.children);
}

const open = (children: ReactNode) =>
  render(
    <LocaleProvider value="en">
      <Page>{children}</Page>
    </LocaleProvider>,
  );

// React reports what a boundary catches.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

describe('a part that comes later', () => {
  it('shows once its code has come', async () => {
    const { server, LaterPreview } = serverOf(missing);
    server.isReachable = true;
    open(<Form part={(text) => <LaterPreview text={text} />} />);
    await userEvent.type(screen.getByLabelText('Note'), 'Ink.');
    expect(await screen.findByText('Preview of Ink.')).toBeVisible();
  });

  it('whose code cannot be had leaves what is typed on the page, and comes when it is asked for again', async () => {
    const { server, LaterPreview } = serverOf(missing);
    open(<Form part={(text) => <LaterPreview text={text} />} />);
    await userEvent.type(screen.getByLabelText('Note'), 'Ink.');
    expect(await screen.findByRole('alert')).toHaveTextContent('What you have written is still here.');
    expect(screen.getByLabelText('Note')).toHaveValue('Ink.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    server.isReachable = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Preview of Ink.')).toBeVisible();
    expect(screen.getByLabelText('Note')).toHaveValue('Ink.');
  });

  it('fails the page when a reload would lose nothing', async () => {
    const { LaterPreview } = serverOf(missing);
    open(
      <Suspense fallback="loading">
        <LaterPreview text="Ink" />
      </Suspense>,
    );
    expect(await screen.findByRole('heading')).toHaveTextContent('Failed: Loading chunk 7 failed.');
  });

  it('with a defect of its own fails the page', async () => {
    const { LaterPreview } = serverOf(() => new Error('a defect'));
    open(<Form part={(text) => <LaterPreview text={text} />} />);
    await userEvent.type(screen.getByLabelText('Note'), 'Ink.');
    expect(await screen.findByRole('heading')).toHaveTextContent('Failed: a defect');
  });
});
