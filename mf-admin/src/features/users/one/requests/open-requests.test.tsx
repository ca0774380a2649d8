import { AppError, type OpenDataRequests } from '@cursiv/shared-domain';
import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { en } from '../../../../messages/en.ts';
import type { RequestActs } from './on-behalf-dialog.tsx';
import { OpenRequests } from './open-requests.tsx';

addMessages('mf_admin', 'en', en);

const ana = {
  ...{ id: 'ana', name: 'Ana Pop', email: 'ana@cursiv.test', role: 'cursiv-user', isAdmin: false },
  ...{ verifiedCreator: false, verifiedExpert: false, verifiedInstructor: false },
};
const SOON = '2026-12-08T10:00:00.000Z';

/** Shows what stands open; returns what was done, and how often the page read again what stands open. */
function show(open: OpenDataRequests = {}, refusal?: AppError, user: Parameters<typeof OpenRequests>[0]['user'] = ana) {
  const done: string[] = [];
  const told = { done, reads: 0 };
  const act = (name: string) => async (uid: string, reason: string) => {
    if (refusal) throw refusal;
    done.push(`${name} ${uid}: ${reason}`);
  };
  const acts: RequestActs = { copy: act('copy'), deletion: act('deletion'), callOff: act('callOff') };
  const onActed = () => {
    told.reads += 1;
  };
  render(
    <LocaleProvider value="en">
      <OpenRequests user={user} open={open} acts={acts} onActed={onActed} />
    </LocaleProvider>,
  );
  return told;
}
const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => within(screen.getByRole('alertdialog'));

/** Presses a button that opens a question. */
async function press(name: string) {
  await userEvent.click(button(name));
  await screen.findByRole('alertdialog');
}

/** Presses a button, writes why, and confirms. */
async function ask(name: string, confirm: string, reason = 'Letter of 20 November') {
  await press(name);
  await userEvent.type(dialog().getByRole('textbox'), reason);
  await userEvent.click(dialog().getByRole('button', { name: confirm }));
}

describe('what an administrator asks for a person', () => {
  it.each([
    ['copy', 'Ask for a copy of the data…', 'Ask for the copy'],
    ['deletion', 'Ask to delete the account…', 'Ask for the deletion'],
  ])('is a %s, with the reason, once', async (what, name, confirm) => {
    const told = show();
    await ask(name, confirm);
    expect(told).toEqual({ done: [`${what} ana: Letter of 20 November`], reads: 1 });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('says first what it does, whose account it is, and wants a reason', async () => {
    const told = show();
    await press('Ask to delete the account…');
    expect(screen.getByRole('alertdialog', { name: 'Ask to delete the account for Ana Pop?' })).toHaveTextContent(
      'ana@cursiv.test',
    );
    await userEvent.click(dialog().getByRole('button', { name: 'Ask for the deletion' }));
    expect(dialog().getByText('Write how and why the person asked.')).toBeVisible();
    expect(told.done).toEqual([]);
  });

  it('begins with a usual reason', async () => {
    show();
    await press('Ask for a copy of the data…');
    await userEvent.selectOptions(dialog().getByLabelText('Start from a usual reason'), 'They wrote');
    expect(dialog().getByRole('textbox')).toHaveValue('You asked us for this in a letter that came on');
  });

  it('is refused in words, keeps what was typed, and reads again what stands open', async () => {
    const told = show({}, new AppError('conflict', 'standing', { reason: 'standing' }), { ...ana, id: 'bea' });
    await ask('Ask for a copy of the data…', 'Ask for the copy');
    expect(await dialog().findByRole('alert')).toHaveTextContent('It has been asked for already.');
    expect(dialog().getByRole('textbox')).toHaveValue('Letter of 20 November');
    expect(told.reads).toBe(1);
  });

  it('is no copy for whoever is suspended', () => {
    show({}, undefined, { ...ana, status: 'suspended' });
    expect(button('Ask for a copy of the data…')).toBeDisabled();
    expect(button('Ask to delete the account…')).toBeEnabled();
  });
});

describe('what stands open', () => {
  it('is said with its days, and not asked twice', () => {
    show({
      copy: { status: 'ready', expiresAt: SOON },
      deletion: { hasBegun: false, isOnBehalf: true, dueAt: SOON },
    });
    const [copy, deletion] = screen.getAllByRole('status');
    expect(copy).toHaveTextContent(/Only the person opens it.*8 December/);
    expect(deletion).toHaveTextContent(/will be deleted after.*8 December.*An administrator asked/);
    expect(button('Ask for a copy of the data…')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Ask to delete the account…' })).not.toBeInTheDocument();
  });

  it('is a deletion of the person’s own, which can be called off', async () => {
    const told = show({ deletion: { hasBegun: false, isOnBehalf: false, dueAt: SOON } });
    expect(screen.getByRole('status')).toHaveTextContent('The person asked for the deletion.');
    await ask('Withdraw the request to delete…', 'Withdraw the request', 'They called');
    expect(told.done).toEqual(['callOff ana: They called']);
  });

  it('was called off by somebody else meanwhile', async () => {
    show({ deletion: { hasBegun: false, isOnBehalf: false, dueAt: SOON } }, new AppError('not-found'));
    await ask('Withdraw the request to delete…', 'Withdraw the request');
    expect(await dialog().findByRole('alert')).toHaveTextContent('The request to delete was withdrawn meanwhile.');
  });

  it('is not to be stopped once it has begun', () => {
    show({ deletion: { hasBegun: true, isOnBehalf: true, dueAt: SOON } });
    expect(screen.getByRole('status')).toHaveTextContent('It can no longer be stopped.');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
