import type { Course } from '@cursiv/shared-domain';
import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { en } from '../../../messages/en.ts';
import { ro } from '../../../messages/ro.ts';
import { FeaturedCourses } from './featured-courses.tsx';

addMessages('mf_admin', 'ro', ro);
addMessages('mf_admin', 'en', en);

const course = (id: string, title: string) => ({ id, title: { ro: title }, baseLocale: 'ro' }) as Course;
const COURSES = [course('a', 'Desen'), course('b', 'Caligrafie'), course('c', 'Fotografie')];

function Trial({ first = ['a', 'b'] }: { first?: string[] }) {
  const [ids, setIds] = useState(first);
  return (
    <LocaleProvider value="ro">
      <FeaturedCourses ids={ids} onChange={setIds} courses={COURSES} />
    </LocaleProvider>
  );
}
const chosen = () => screen.getAllByRole('listitem').map((item) => item.textContent);

describe('the choice of featured courses', () => {
  it('moves a course by its buttons, keeps the focus on it and says where it stands', async () => {
    render(<Trial />);
    await userEvent.click(screen.getByRole('button', { name: 'Mută mai sus: Caligrafie' }));
    expect(chosen()).toEqual(['Caligrafie', 'Desen']);
    expect(screen.getByRole('button', { name: 'Mută mai jos: Caligrafie' })).toHaveFocus();
    expect(screen.getByText('Caligrafie: locul 1 din 2.')).toBeInTheDocument();
  });

  it('adds and removes courses', async () => {
    render(<Trial />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Adaugă un curs' }), 'Fotografie');
    await userEvent.click(screen.getByRole('button', { name: 'Adaugă' }));
    await userEvent.click(screen.getByRole('button', { name: 'Scoate din listă: Desen' }));
    expect(chosen()).toEqual(['Caligrafie', 'Fotografie']);
  });

  it('names a course that is no longer published, so that it can be taken off', async () => {
    render(<Trial first={['gone', 'a']} />);
    expect(chosen()).toEqual(['Curs care nu mai este publicat', 'Desen']);
    await userEvent.click(screen.getByRole('button', { name: 'Scoate din listă: Curs care nu mai este publicat' }));
    expect(chosen()).toEqual(['Desen']);
  });
});
