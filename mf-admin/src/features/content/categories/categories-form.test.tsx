import { BUILT_IN_CATEGORIES, type Categories, type Category } from '@cursiv/shared-domain';
import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { en } from '../../../messages/en.ts';
import { ro } from '../../../messages/ro.ts';
import { useContentEdits } from '../form/use-content-edits.ts';
import { CategoriesForm } from './categories-form.tsx';
import { categoryFieldsSchema, writtenCategories } from './category-fields.ts';

addMessages('mf_admin', 'ro', ro);
addMessages('mf_admin', 'en', en);

const [LANGUAGES, TECHNOLOGY] = BUILT_IN_CATEGORIES.categories as [Category, Category];
const TWO: Categories = { categories: [LANGUAGES, TECHNOLOGY] };

function Trial({ value, rev }: { value: Categories; rev: number }) {
  const stored = useMemo(() => ({ rev, doc: value }), [rev, value]);
  const edited = { key: 'categories', stored, schema: categoryFieldsSchema, toValue: writtenCategories } as const;
  return <CategoriesForm edits={useContentEdits(edited)} stored={value} />;
}

function shown(value = TWO, rev = 1) {
  const element = (
    <LocaleProvider value="ro">
      <Trial value={value} rev={rev} />
    </LocaleProvider>
  );
  return render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const field = (name: string) => screen.getByRole('textbox', { name });
const names = () => screen.getAllByRole('strong').map((name) => name.textContent);

beforeEach(() => sessionStorage.clear());

describe('the form of categories', () => {
  it('adds one by its names, says where it stands, and lets it go while it is not saved', async () => {
    shown();
    await userEvent.type(field('Numele nou în română'), 'Muzică');
    await press('Adaugă domeniul');
    expect(field('Numele nou în engleză')).toHaveAccessibleDescription(/Completează câmpul/);
    await userEvent.type(field('Numele nou în engleză'), 'Music{Enter}');
    expect(names()).toEqual(['Limbi străine', 'Tehnologie', 'Muzică']);
    expect(screen.getByText('Muzică: locul 3 din 3.')).toBeInTheDocument();
    await press('Texte: Muzică');
    expect(screen.getByText(/În adrese rămâne music,/)).toBeInTheDocument();
    await press('Scoate din listă: Muzică');
    expect(names()).toEqual(['Limbi străine', 'Tehnologie']);
    expect(field('Numele nou în română')).toHaveFocus();
  });

  it('adds no name that another one has', async () => {
    shown();
    await userEvent.type(field('Numele nou în română'), 'tehnologie');
    await userEvent.type(field('Numele nou în engleză'), 'Tech{Enter}');
    expect(field('Numele nou în română')).toHaveAccessibleDescription(/Un alt domeniu se numește așa/);
    expect(field('Numele nou în română')).toHaveFocus();
    expect(names()).toEqual(['Limbi străine', 'Tehnologie']);
  });

  it('moves one by its buttons and keeps the focus on it', async () => {
    shown();
    await press('Mută mai sus: Tehnologie');
    expect(names()).toEqual(['Tehnologie', 'Limbi străine']);
    expect(button('Mută mai jos: Tehnologie')).toHaveFocus();
    expect(screen.getByText('Tehnologie: locul 1 din 2.')).toBeInTheDocument();
  });

  it('retires and brings back, and leaves authors something to choose', async () => {
    shown();
    await press('Retrage: Tehnologie');
    expect(screen.getByText('Retras')).toBeInTheDocument();
    expect(button('Retrage: Limbi străine')).toBeDisabled();
    await press('Readu: Tehnologie');
    expect(screen.queryByText('Retras')).not.toBeInTheDocument();
    expect(button('Retrage: Limbi străine')).toBeEnabled();
  });

  it('opens what is wrong and says it beside the field, and loses nothing', async () => {
    shown();
    await press('Texte: Tehnologie');
    await userEvent.clear(field('Numele în engleză'));
    await press('Texte: Limbi străine');
    await press('Texte: Limbi străine');
    await press('Salvează');
    expect(field('Numele în engleză')).toHaveAccessibleDescription(/Completează câmpul/);
    expect(field('Numele în română')).toHaveValue('Tehnologie');
  });

  it('shows what somebody else has changed meanwhile', async () => {
    const { unmount } = shown();
    await press('Retrage: Limbi străine');
    unmount();
    const renamed = { ...TECHNOLOGY, name: { ro: 'Calculatoare', en: 'Computing' } };
    shown({ categories: [LANGUAGES, renamed] }, 2);
    expect(screen.getByText('Altcineva a salvat între timp altceva')).toBeInTheDocument();
    await press('Ia varianta nouă');
    expect(names()).toEqual(['Limbi străine', 'Calculatoare']);
  });
});
