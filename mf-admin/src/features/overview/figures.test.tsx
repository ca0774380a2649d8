import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { en } from '../../messages/en.ts';
import { ro } from '../../messages/ro.ts';
import { Figure } from './figures.tsx';

addMessages('mf_admin', 'ro', ro);
addMessages('mf_admin', 'en', en);

const renderFigure = (locale: 'ro' | 'en', count: number) =>
  render(
    <MemoryRouter>
      <LocaleProvider value={locale}>
        <ul>
          <Figure name="users" count={count} />
        </ul>
      </LocaleProvider>
    </MemoryRouter>,
  );

describe('Figure', () => {
  it.each([
    ['ro', 0, '0 utilizatori'],
    ['ro', 1, '1 utilizator'],
    ['ro', 19, '19 utilizatori'],
    ['ro', 20, '20 de utilizatori'],
    ['ro', 101, '101 utilizatori'],
    ['ro', 999, '999 de utilizatori'],
    ['ro', 1000, '1.000 de utilizatori'],
    ['ro', 100_003, '100.003 utilizatori'],
    ['en', 1, '1 user'],
    ['en', 1000, '1,000 users'],
  ] as const)('counts in %s: %d', (locale, count, phrase) => {
    renderFigure(locale, count);
    expect(screen.getByRole('listitem')).toHaveTextContent(phrase);
  });

  it('leads to where users are dealt with, in the language of the page', () => {
    renderFigure('en', 3);
    expect(screen.getByRole('link', { name: 'users' })).toHaveAttribute('href', '/en/admin/users');
  });
});
