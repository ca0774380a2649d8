import { LocaleProvider } from '@cursiv/shared-i18n';
import { act, render, screen } from '@testing-library/react';
import { PersonCard, type PersonCardProps } from './person-card.tsx';

/** Shows the card until its words are formatted. */
const show = (words: Pick<PersonCardProps, 'bio' | 'languages'>) =>
  act(async () =>
    render(
      <LocaleProvider value="en">
        <PersonCard uid="ana" name="Ana Pop" {...words} />
      </LocaleProvider>,
    ),
  );

describe('a person as readers see them', () => {
  it('is a name alone without words', async () => {
    const { container } = await show({});
    expect(container).toHaveTextContent(/^Ana Pop$/);
  });

  it('says in the page’s language what they speak', async () => {
    await show({ languages: ['ro', 'hu'] });
    expect(screen.getByText('Speaks Romanian and Hungarian')).toBeInTheDocument();
  });

  it('has its words marked with their language when they are in the other one', async () => {
    await show({ bio: { text: 'Predau litere.', locale: 'ro' } });
    expect(screen.getByText('Romanian only')).toBeInTheDocument();
    expect(screen.getByText('Predau litere.').closest('[lang]')).toHaveAttribute('lang', 'ro');
  });

  it('has no mark in the language of the page', async () => {
    await show({ bio: { text: 'I teach letters.', locale: 'en' } });
    expect(screen.getByText('I teach letters.')).toBeInTheDocument();
    expect(screen.queryByText(/only/)).not.toBeInTheDocument();
  });
});
