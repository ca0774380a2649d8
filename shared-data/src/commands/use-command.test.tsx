import { AppError } from '@cursiv/shared-domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCommand } from './use-command.ts';
import { useCommands } from './use-commands.ts';

/** Work that ends when the test says so. */
function work() {
  const begun: PromiseWithResolvers<void>[] = [];
  const start = () => {
    const one = Promise.withResolvers<void>();
    begun.push(one);
    return one.promise;
  };
  return { begun, start };
}

function Send({ command }: { command: () => Promise<void> }) {
  const { isPending, isDone, failure, run } = useCommand();
  return (
    <>
      <button type="button" onClick={() => void run(command)}>
        Send
      </button>
      <p role="status">{isPending ? 'sending' : isDone ? 'sent' : (failure ?? 'typed')}</p>
    </>
  );
}

function Rows({ command }: { command: () => Promise<void> }) {
  const { pending, run } = useCommands();
  return ['a', 'b'].map((id) => (
    <button key={id} type="button" onClick={() => void run(id, command)}>
      {pending.has(id) ? `${id} …` : id}
    </button>
  ));
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const status = () => screen.findByRole('status');

describe('a command', () => {
  it('is begun once, however often its button is pressed', async () => {
    const { begun, start } = work();
    render(<Send command={start} />);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
    expect(await status()).toHaveTextContent('sending');
    expect(begun).toHaveLength(1);
    begun[0]?.resolve();
    expect(await screen.findByText('sent')).toBeVisible();
  });

  it('says why it was not carried out, and is tried again', async () => {
    const { begun, start } = work();
    render(<Send command={start} />);
    await press('Send');
    begun[0]?.reject(new AppError('conflict', 'somebody was faster'));
    expect(await screen.findByText('conflict')).toBeVisible();
    await press('Send');
    expect(await status()).toHaveTextContent('sending');
    begun[1]?.resolve();
    expect(await screen.findByText('sent')).toBeVisible();
  });

  it('of one row waits for the one before it, not for those of other rows', async () => {
    const { begun, start } = work();
    render(<Rows command={start} />);
    await press('a');
    await press('b');
    await press('a …');
    expect(begun).toHaveLength(2);
    begun[0]?.resolve();
    expect(await screen.findByRole('button', { name: 'a' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'b …' })).toBeVisible();
  });
});
