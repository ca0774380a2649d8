import { HOME_PAGE, homeFieldsSchema } from '@cursiv/shared-domain';
import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { en } from '../../../messages/en.ts';
import { ro } from '../../../messages/ro.ts';
import { useContentEdits } from '../form/use-content-edits.ts';
import { HomeForm } from './home-form.tsx';
import { writtenHome } from './written-home.ts';

addMessages('mf_admin', 'ro', ro);
addMessages('mf_admin', 'en', en);

function Trial({ decides }: { decides: boolean }) {
  const stored = useMemo(() => ({ rev: 1, doc: HOME_PAGE }), []);
  const edits = useContentEdits({ ...{ key: 'home', stored, schema: homeFieldsSchema }, toValue: writtenHome });
  return <HomeForm edits={edits} decides={decides} />;
}

function show(decides = true) {
  const element = (
    <LocaleProvider value="en">
      <Trial decides={decides} />
    </LocaleProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

const order = () => screen.getAllByRole('listitem').map((item) => item.textContent);

beforeEach(() => sessionStorage.clear());

describe('the form of the home page', () => {
  it('moves a part by its buttons, keeps the focus on it and says where it stands', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Move up: Newest courses' }));
    expect(order().slice(0, 3)).toEqual(['Newest courses', 'Our picks', 'Subjects']);
    expect(screen.getByRole('button', { name: 'Move down: Newest courses' })).toHaveFocus();
    expect(screen.getByText('Newest courses: place 1 of 7.')).toBeInTheDocument();
  });

  it('hides a part, which keeps its place', async () => {
    show();
    await userEvent.click(screen.getByRole('switch', { name: 'How it works' }));
    expect(screen.getByRole('switch', { name: 'How it works' })).not.toBeChecked();
    expect(order()[3]).toBe('How it works');
  });

  it('is not saved with a title in one language alone, and says so beside it', async () => {
    show();
    await userEvent.type(screen.getByRole('textbox', { name: 'The title in English' }), 'My school');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('textbox', { name: 'The title in Romanian' })).toHaveAccessibleDescription(
      /Write the text in this language too/,
    );
    expect(screen.getByRole('textbox', { name: 'The title in English' })).toHaveValue('My school');
  });

  it('shows words alone to an editor of translations', () => {
    show(false);
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(screen.getAllByRole('textbox')).toHaveLength(4);
  });
});
