import type { StoredLead } from '@cursiv/shared-domain';
import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { en } from '../../../messages/en.ts';
import type { EntryKind } from '../use-lead-changes.ts';
import { EntryDialog } from './entry-dialog.tsx';

addMessages('mf_admin', 'en', en);

const at = new Date('2026-11-26T10:30:00Z');
const LEAD: StoredLead = {
  ...{ id: 'l1', name: 'Jo', email: 'jo@example.test', message: 'Where do I begin?', locale: 'en', page: '/en' },
  ...{ createdAt: at, state: 'working', answered: false, notes: [], replies: [], suspicious: false },
};
const theirs = { id: 'r1', text: 'Begin with the first course.', byUid: 'dan', at };
const names = new Map([['users/dan', { en: 'Dan Rusu' }]]);

/** The dialog over a message that others work on too; `sent` is what was written with it. */
async function open(kind: EntryKind = 'reply', first: StoredLead = LEAD) {
  const sent: unknown[] = [];
  const changes = {
    pending: new Set<string>(),
    write: async (_lead: StoredLead, _kind: EntryKind, { text, seen }: { text: string; seen: number }) =>
      sent.push({ text, seen }) > 0,
  };
  const dialog = (lead: StoredLead) => (
    <LocaleProvider value="en">
      <EntryDialog lead={lead} kind={kind} changes={changes} names={names} onClose={() => {}} />
    </LocaleProvider>
  );
  const shown = render(dialog(first));
  await screen.findByRole('alertdialog');
  return { sent, become: (changed: Partial<StoredLead>) => shown.rerender(dialog({ ...LEAD, ...changed })) };
}
const write = async () => {
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.type(screen.getByRole('textbox'), 'Begin anywhere.');
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a reply that is being written', () => {
  it('waits until its writer has read what another replied, and says who and when', async () => {
    const { sent, become } = await open();
    await write();
    become({ state: 'answered', replies: [theirs] });
    const notice = screen.getByRole('alert');
    expect(notice).toHaveTextContent('Reply by Dan Rusu, 26 Nov 2026');
    expect(notice).toHaveTextContent('Begin with the first course.');
    await press('Send the reply');
    expect(sent).toEqual([]);
    expect(screen.getByText(/What you wrote stays here/)).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('Begin anywhere.');
    await userEvent.click(screen.getByRole('checkbox', { name: /^I have read it/ }));
    await press('Send the reply');
    expect(sent).toEqual([{ text: 'Begin anywhere.', seen: 1 }]);
  });

  it('waits again when yet another comes', async () => {
    const { sent, become } = await open();
    await write();
    become({ replies: [theirs] });
    await userEvent.click(screen.getByRole('checkbox'));
    become({ replies: [theirs, { ...theirs, id: 'r2', text: 'One thing more.' }] });
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    await press('Send the reply');
    expect(sent).toEqual([]);
  });

  it('claims no more than was read when it leaves at the same moment', async () => {
    const { sent } = await open();
    await write();
    await press('Send the reply');
    expect(sent).toEqual([{ text: 'Begin anywhere.', seen: 0 }]);
  });

  it('starts from a usual one, in the language of whoever wrote', async () => {
    const { sent } = await open('reply', { ...LEAD, locale: 'ro' });
    expect(screen.getByLabelText('Language of the message')).toHaveValue('ro');
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.selectOptions(screen.getByLabelText('Start from a usual reply'), 'More details are needed');
    await userEvent.type(screen.getByRole('textbox'), ' adresa contului.');
    await press('Send the reply');
    expect(sent).toEqual([
      { text: expect.stringMatching(/^Îți mulțumim că ne-ai scris\. .* nevoie de: adresa contului\.$/), seen: 0 },
    ]);
  });

  it.each<[EntryKind, keyof StoredLead, number, RegExp]>([
    ['reply', 'replies', 20, /20 replies already, as many as fit\. Write to jo@example\.test directly/],
    ['note', 'notes', 50, /50 notes already, as many as fit/],
  ])('is told that no other %s fits, and keeps what is typed', async (kind, entries, most, told) => {
    const full = Array.from({ length: most }, (_, n) => ({ ...theirs, id: `e${n}` }));
    const { sent } = await open(kind, { ...LEAD, [entries]: full });
    expect(screen.getByRole('alert')).toHaveTextContent(told);
    await write();
    await press(kind === 'reply' ? 'Send the reply' : 'Keep the note');
    expect(sent).toEqual([]);
    expect(screen.getByRole('textbox')).toHaveValue('Begin anywhere.');
  });

  it('holds up no note', async () => {
    const { sent, become } = await open('note');
    expect(screen.queryByLabelText('Start from a usual reply')).not.toBeInTheDocument();
    await write();
    become({ replies: [theirs] });
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await press('Keep the note');
    expect(sent).toHaveLength(1);
  });
});
