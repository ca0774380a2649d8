import type { Locale } from '@cursiv/shared-i18n';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { showInLocale } from '../../../shared/testing/show-in-locale.tsx';
import { LessonKeys } from './lesson-keys.tsx';

const Here = () => <p>{useLocation().pathname}</p>;

const show = (locale: Locale, ways: { previous?: string; next?: string }) =>
  showInLocale(
    locale,
    <MemoryRouter initialEntries={['/here']}>
      <LessonKeys previous={ways.previous} next={ways.next} className={undefined} />
      <input aria-label="Notiță" />
      <Here />
    </MemoryRouter>,
  );

beforeEach(() => localStorage.clear());

describe('the keys of a lesson', () => {
  it.each([
    ['ro', 'n', '/next'],
    ['ro', 'p', '/previous'],
    ['en', 'n', '/en/next'],
    ['en', 'p', '/en/previous'],
  ] as const)('lead on and back in the language of the page: %s, %s', async (locale, key, address) => {
    show(locale, { previous: '/previous', next: '/next' });
    await userEvent.keyboard(key);
    expect(await screen.findByText(address)).toBeInTheDocument();
  });

  it('do nothing where there is no such lesson, and none of it while somebody types', async () => {
    show('ro', { next: '/next' });
    await userEvent.keyboard('p');
    await userEvent.type(screen.getByLabelText('Notiță'), 'pn?');
    expect(screen.getByLabelText('Notiță')).toHaveValue('pn?');
    expect(screen.getByText('/here')).toBeInTheDocument();
  });

  it.each([
    ['ro', 'Scurtături de tastatură'],
    ['en', 'Keyboard shortcuts'],
  ] as const)('are told by one of them: %s', async (locale, title) => {
    show(locale, {});
    await userEvent.keyboard('?');
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  });
});
