import { keptDocument } from '@cursiv/shared-data/edits';
import { AppError, type PublicCard } from '@cursiv/shared-domain';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showInLocale } from '../../../shared/testing/show-in-locale.tsx';
import { CardForm } from './card-form.tsx';
import { cardValuesSchema } from './card-values.ts';

const stored: PublicCard = { bio: { ro: 'Predau caligrafie.' }, languages: ['ro'], isShown: true, rev: 3 };
const kept = () => keptDocument('ana', 'card', cardValuesSchema);

/** Opens the form until the words of its preview are formatted. */
async function open(
  card: PublicCard | undefined,
  save: (card: PublicCard) => Promise<number> = async ({ rev }) => rev + 1,
) {
  const saved = jest.fn(save);
  const person = { uid: 'ana', name: 'Ana Pop', photo: undefined };
  const shown = await act(async () =>
    showInLocale('en', <CardForm person={person} card={card} save={saved} kept={kept()} />),
  );
  return { ...shown, saved, user: userEvent.setup() };
}

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(name) });
const preview = () => within(screen.getByRole('region', { name: 'How readers see you' }));
const send = { name: 'Save' };

beforeEach(() => localStorage.clear());

describe('the public card', () => {
  it('is written in one language or both, tidy, and shown unless its person says otherwise', async () => {
    const { user, saved } = await open(undefined);
    await user.type(field('English'), ' I teach.\u200b ');
    await user.click(screen.getByRole('checkbox', { name: 'Hungarian' }));
    await user.click(screen.getByRole('button', send));
    expect(saved).toHaveBeenCalledWith({ bio: { en: 'I teach.' }, languages: ['hu'], isShown: true, rev: 0 });
  });

  it('is shown as readers will see it, with a badge when it is in the other language alone', async () => {
    const { user } = await open(stored);
    expect(preview().getByText('Predau caligrafie.')).toBeInTheDocument();
    expect(preview().getByText('Romanian only')).toBeInTheDocument();
    expect(preview().getByText('Speaks Romanian')).toBeInTheDocument();
    await user.type(field('English'), 'I teach calligraphy.');
    expect(preview().getByText('I teach calligraphy.')).toBeInTheDocument();
    expect(preview().queryByText('Romanian only')).not.toBeInTheDocument();
  });

  it('is hidden without losing what it says', async () => {
    const { user, saved } = await open(stored);
    await user.click(screen.getByRole('switch', { name: 'Show it to readers' }));
    expect(preview().queryByText('Predau caligrafie.')).not.toBeInTheDocument();
    expect(preview().getByText('Readers see only your name and portrait.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', send));
    expect(saved).toHaveBeenCalledWith({ ...stored, isShown: false });
  });

  it('is emptied', async () => {
    const { user, saved } = await open(stored);
    await user.clear(field('Română'));
    await user.click(screen.getByRole('checkbox', { name: 'Romanian' }));
    expect(preview().getByText('Readers see only your name and portrait.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', send));
    expect(saved).toHaveBeenCalledWith({ bio: {}, languages: [], isShown: true, rev: 3 });
  });

  it('names at most ten languages', async () => {
    const languages = ['ro', 'en', 'hu', 'de', 'fr', 'it', 'es', 'pt', 'ru', 'uk'];
    const { user, saved } = await open({ ...stored, languages });
    await user.click(screen.getByRole('checkbox', { name: 'Turkish' }));
    await user.click(screen.getByRole('button', send));
    expect(screen.getByText('Choose at most 10 languages.')).toBeInTheDocument();
    expect(saved).not.toHaveBeenCalled();
  });

  it('keeps what is typed when it was saved elsewhere, and replaces that when its person says so', async () => {
    const save = jest.fn(async ({ rev }: PublicCard) => {
      if (rev === 3) throw new AppError('conflict');
      return rev + 1;
    });
    const { user, unmount } = await open(stored, save);
    await user.type(field('English'), 'Mine.');
    unmount();
    const { saved } = await open({ ...stored, bio: { en: 'Theirs.' }, rev: 4 }, save);
    expect(field('English')).toHaveValue('Mine.');
    await user.click(screen.getByRole('button', send));
    expect(screen.getByText('What you are editing was saved from elsewhere too')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Keep what I wrote here' }));
    expect(saved).toHaveBeenLastCalledWith({ ...stored, bio: { ro: 'Predau caligrafie.', en: 'Mine.' }, rev: 4 });
    expect(screen.queryByText('What you are editing was saved from elsewhere too')).not.toBeInTheDocument();
  });
});
