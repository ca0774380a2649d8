import { AppError } from '@cursiv/shared-domain';
import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { en } from '../../../messages/en.ts';
import { HideDialog } from './hide-dialog.tsx';

addMessages('mf_admin', 'en', en);

const of = {
  id: 'course__c1__dan',
  title: 'Hide it?',
  text: 'Its author reads why.',
  likely: 'spam',
  writtenIn: ['ro'],
} as const;
async function openDialog() {
  const shown = render(
    <LocaleProvider value="en">
      <HideDialog of={of} onHide={() => Promise.reject(new AppError('offline'))} onClose={() => {}} />
    </LocaleProvider>,
  );
  await screen.findByRole('alertdialog');
  return shown;
}
const note = () => screen.getByRole('textbox');

describe('the reason for hiding a review', () => {
  it('stays when it could not be saved, and over a reload', async () => {
    const first = await openDialog();
    await userEvent.type(note(), 'It names a person.');
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(note()).toHaveValue('It names a person.');
    first.unmount();
    await openDialog();
    expect(note()).toHaveValue('It names a person.');
  });
});
