import type { HomeAnnouncement } from '@cursiv/shared-domain';
import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { en } from '../../../messages/en.ts';
import { ro } from '../../../messages/ro.ts';
import { useContentEdits } from '../form/use-content-edits.ts';
import { announcementFieldsSchema, announcementOf, fieldsOf } from './announcement-fields.ts';
import { AnnouncementForm } from './announcement-form.tsx';

addMessages('mf_admin', 'ro', ro);
addMessages('mf_admin', 'en', en);

const NONE: HomeAnnouncement = { text: { ro: '', en: '' }, isShown: false };

type TrialProps = { value?: HomeAnnouncement; rev?: number; decides?: boolean };
function Trial({ value = NONE, rev = 1, decides = true }: TrialProps) {
  const stored = useMemo(() => ({ rev, doc: fieldsOf(value) }), [rev, value]);
  const edits = useContentEdits({
    ...{ key: 'announcement', stored, schema: announcementFieldsSchema },
    toValue: announcementOf,
  });
  return <AnnouncementForm edits={edits} decides={decides} />;
}

function shown(props: TrialProps = {}) {
  const element = (
    <LocaleProvider value="ro">
      <Trial {...props} />
    </LocaleProvider>
  );
  return render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}
const text = (locale: 'română' | 'engleză') => screen.getByRole('textbox', { name: `Textul anunțului în ${locale}` });
const toggle = () => screen.getByRole('switch', { name: 'Arată anunțul pe site' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvează' }));

beforeEach(() => sessionStorage.clear());

describe("the form of the home page's announcement", () => {
  it('asks for a text when it is on, and is content with one in either language', async () => {
    shown();
    await userEvent.click(toggle());
    await save();
    expect(text('română')).toHaveAccessibleDescription(/are nevoie de text/);
    await userEvent.type(text('engleză'), 'Hello');
    expect(text('română')).toBeValid();
  });

  it('refuses a text that is too long, and keeps it', async () => {
    shown({ value: { text: { ro: 'x'.repeat(241), en: '' }, isShown: true } });
    await save();
    expect(text('română')).toHaveAccessibleDescription(/cel mult 240 de caractere/);
    expect(text('română')).toHaveValue('x'.repeat(241));
  });

  it('previews the typed text as each language will show it', async () => {
    shown();
    expect(screen.getByText('Scrie un text ca să vezi anunțul.')).toBeInTheDocument();
    await userEvent.type(text('română'), 'Curs nou');
    expect(screen.getAllByText('Curs nou', { selector: 'span' })).toHaveLength(2);
    expect(screen.getByText('doar în română')).toBeInTheDocument();
  });

  it('shows what somebody else has changed meanwhile, and keeps what was typed on top of it', async () => {
    const { unmount } = shown();
    await userEvent.type(text('engleză'), 'New course');
    unmount();
    shown({ rev: 2, value: { text: { ro: 'Curs nou', en: '' }, isShown: true } });
    expect(screen.getByText('Altcineva a salvat între timp altceva')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Păstrează schimbările mele' }));
    expect([text('română'), text('engleză')].map((field) => (field as HTMLInputElement).value)).toEqual([
      ...['Curs nou', 'New course'],
    ]);
    expect(toggle()).toBeChecked();
  });

  it('lets an editor of translations change texts alone', () => {
    shown({ decides: false });
    expect(text('română')).toBeEnabled();
    expect(toggle()).toBeDisabled();
  });
});
