import type { Locale } from '@cursiv/shared-domain';
import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { templates as englishTemplates } from '../../messages/en/templates.ts';
import { en } from '../../messages/en.ts';
import { templates as romanianTemplates } from '../../messages/ro/templates.ts';
import { type Note, NoteDialog } from '../note-dialog.tsx';

addMessages('mf_admin', 'en', en);

/** Opens a dialog of an English page; returns what is sent. Each has a place of its own, since what is typed is kept. */
async function open(place: string, writtenIn: Locale[]): Promise<Note[]> {
  const sent: Note[] = [];
  render(
    <LocaleProvider value="en">
      <NoteDialog
        place={place}
        title="Return it?"
        confirmLabel="Return"
        tone="primary"
        pending={false}
        templates="returned"
        writtenIn={writtenIn}
        field={{ label: 'Why', missing: 'Say why.', maxLength: 500 }}
        failure={undefined}
        onSend={async (note) => sent.push(note) > 0}
        onClose={() => {}}
      />
    </LocaleProvider>,
  );
  await screen.findByRole('alertdialog');
  return sent;
}
const why = () => screen.getByRole('textbox');
const language = () => screen.getByLabelText('Language of the message');
const begin = (title: string) => userEvent.selectOptions(screen.getByLabelText('Start from a usual reason'), title);

describe('a usual reason', () => {
  it('is named in the page’s language and written in that of its reader', async () => {
    const sent = await open('a', ['ro']);
    expect(language()).toHaveValue('ro');
    await begin('Something is missing');
    expect(why()).toHaveValue(romanianTemplates.returned.incomplete.text);
    await userEvent.type(why(), ' titlul.');
    await userEvent.click(screen.getByRole('button', { name: 'Return' }));
    expect(sent).toEqual([{ note: `${romanianTemplates.returned.incomplete.text} titlul.`, locale: 'ro' }]);
  });

  it.each<[string, Locale[]]>([
    ['b', []],
    ['c', ['ro', 'en']],
  ])('is written in the page’s language to whoever reads it (%s)', async (place, writtenIn) => {
    const sent = await open(place, writtenIn);
    await begin('Something is missing');
    await userEvent.click(screen.getByRole('button', { name: 'Return' }));
    expect(sent).toEqual([{ note: englishTemplates.returned.incomplete.text, locale: 'en' }]);
  });

  it('changes its language when asked, and goes before what is typed', async () => {
    await open('d', ['en']);
    await userEvent.type(why(), 'Titlul.');
    await userEvent.selectOptions(language(), 'ro');
    await begin('Something is missing');
    expect(why()).toHaveValue(`${romanianTemplates.returned.incomplete.text}\nTitlul.`);
  });
});
