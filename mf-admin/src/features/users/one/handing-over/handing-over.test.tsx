import type { ContentToHandOver, UserAccount } from '@cursiv/shared-data';
import { AppError } from '@cursiv/shared-domain';
import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { en } from '../../../../messages/en.ts';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { TakerDialog } from './taker-dialog.tsx';

addMessages('mf_admin', 'en', en);

const account = (id: string, name: string): UserAccount => ({
  ...{ id, name, email: `${id}@cursiv.test`, role: 'cursiv-user', isAdmin: false },
  ...{ verifiedCreator: false, verifiedExpert: false, verifiedInstructor: false },
});
const ana = account('ana', 'Ana Pop');
const dan = account('dan', 'Dan Rusu');
const show = (dialog: ReactNode) => render(<LocaleProvider value="en">{dialog}</LocaleProvider>);

describe('the question who takes over', () => {
  const email = () => screen.getByRole('textbox', { name: 'Address of the new author' });
  const go = () => userEvent.click(screen.getByRole('button', { name: 'Show what goes' }));

  it.each([
    ['', 'Write the address.'],
    ['dan@', 'The address is not complete.'],
    ['ANA@cursiv.test', 'This is the address of the present author.'],
    ['nobody@cursiv.test', 'Nobody has an account with this address.'],
  ])('says beside the address what is wrong with “%s”, and keeps it', async (typed, said) => {
    show(<TakerDialog giver={ana} find={async () => false} onClose={() => {}} />);
    await screen.findByRole('dialog', { name: 'Hand over what Ana Pop wrote' });
    email().focus();
    await userEvent.paste(typed);
    await go();
    await screen.findByText(said);
    expect(email()).toHaveAccessibleDescription(expect.stringContaining(said));
    expect(email()).toHaveValue(typed);
  });

  it('says that nobody was looked for, when the site cannot be reached', async () => {
    const find = async () => {
      throw new AppError('offline');
    };
    show(<TakerDialog giver={ana} find={find} onClose={() => {}} />);
    await screen.findByRole('dialog');
    await userEvent.type(email(), 'dan@cursiv.test');
    await go();
    expect(await screen.findByRole('alert')).toHaveTextContent('The account was not looked for');
    expect(email()).toHaveValue('dan@cursiv.test');
  });
});

it('what goes is shown with its taker, is given one after the other for one reason, and reported line by line', async () => {
  const given: ContentToHandOver[] = [];
  const give = async (wanted: ContentToHandOver) => {
    if (wanted.id === 'c2') throw new AppError('conflict', 'moved', { reason: 'moved' });
    given.push(wanted);
  };
  const content = [
    { kind: 'resource', id: 'r1', title: 'Pen sheet' },
    { kind: 'course', id: 'c1', title: 'Calligraphy' },
    { kind: 'course', id: 'c2', title: 'Lettering' },
  ] as const;
  show(<HandOverDialog giver={ana} taker={dan} content={content} give={give} onClose={() => {}} />);
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('To: Dan Rusu (dan@cursiv.test)');
  expect(dialog).toHaveTextContent('2 courses. One resource.');
  const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines()).toEqual(['Pen sheetResource', 'CalligraphyCourse', 'LetteringCourse']);

  const change = screen.getByRole('button', { name: 'Change 3 rows' });
  await userEvent.click(change);
  expect(screen.getByText('Write why it is handed over.')).toBeVisible();
  expect(given).toEqual([]);
  await userEvent.type(screen.getByRole('textbox'), 'Ana has left the school.');
  await userEvent.click(change);
  expect(await screen.findByText('2 rows changed.')).toHaveAttribute('role', 'status');
  expect(lines()[2]).toMatch(/It has another author already\./);
  const said = { from: 'ana', to: 'dan', reason: 'Ana has left the school.' };
  expect(given).toEqual([
    { kind: 'resource', id: 'r1', ...said },
    { kind: 'course', id: 'c1', ...said },
  ]);
});
