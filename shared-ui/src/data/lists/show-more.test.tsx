import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { ShowMore } from './show-more.tsx';

const NAMES = ['Ana', 'Bogdan', 'Clara', 'Dan', 'Eva'];

/** Shows two names; more of them come when `arrivals` says so. */
function SlowNames({ arrivals }: { arrivals: EventTarget }) {
  const [most, setMost] = useState(2);
  const [there, setThere] = useState(2);
  useEffect(() => {
    const arrive = () => setThere(most);
    arrivals.addEventListener('arrive', arrive);
    return () => arrivals.removeEventListener('arrive', arrive);
  }, [arrivals, most]);
  return (
    <>
      <input aria-label="Caută" />
      <ShowMore
        label="Arată mai multe"
        hasMore={NAMES.length > there}
        isReading={most > there}
        onMore={() => setMost(most + 2)}
      >
        <ul>
          {NAMES.slice(0, there).map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </ShowMore>
    </>
  );
}

/** Two names, of which it is not known that they are all. */
function AllNames() {
  const [isEnd, setIsEnd] = useState(false);
  return (
    <ShowMore label="Arată mai multe" hasMore={!isEnd} onMore={() => setIsEnd(true)}>
      <ol>
        <li>Ana</li>
        <li>Bogdan</li>
      </ol>
    </ShowMore>
  );
}

function openSlowList() {
  const arrivals = new EventTarget();
  render(<SlowNames arrivals={arrivals} />);
  return { answer: () => act(() => void arrivals.dispatchEvent(new Event('arrive'))) };
}

const more = () => screen.getByRole('button', { name: 'Arată mai multe' });

describe('more of a list', () => {
  it('leaves the focus on the button until it is there, then moves it to the first new item', async () => {
    const { answer } = openSlowList();
    await userEvent.click(more());
    expect(more()).toHaveFocus();
    answer();
    expect(screen.getByText('Clara')).toHaveFocus();
    await userEvent.click(more());
    answer();
    expect(screen.getByText('Eva')).toHaveFocus();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is asked for with the keyboard, which goes on from there', async () => {
    const { answer } = openSlowList();
    more().focus();
    await userEvent.keyboard('{Enter}');
    answer();
    await waitFor(() => expect(screen.getByText('Clara')).toHaveFocus());
    await userEvent.tab();
    expect(more()).toHaveFocus();
  });

  it('takes the focus from nobody who went elsewhere meanwhile', async () => {
    const { answer } = openSlowList();
    await userEvent.click(more());
    await userEvent.click(screen.getByLabelText('Caută'));
    answer();
    expect(screen.getByText('Clara')).toBeVisible();
    expect(screen.getByLabelText('Caută')).toHaveFocus();
  });

  it('that turns out to be nothing leaves the focus on the last item', async () => {
    render(<AllNames />);
    await userEvent.click(more());
    expect(screen.getByText('Bogdan')).toHaveFocus();
  });
});
