import { AppError, type MailJob } from '@cursiv/shared-domain';
import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { en } from '../../../messages/en.ts';
import { JobsDialog } from './jobs-dialog.tsx';

addMessages('mf_admin', 'en', en);

const mail = (id: string): MailJob => ({
  ...{ id, uid: id, notification: 'booking.confirmed__b1', status: 'dead', tries: 6 },
  ...{ dueAt: new Date(0), createdAt: new Date(0) },
});

it('mails that could not leave are sent again together; the one that another let go stays so', async () => {
  const sent: string[] = [];
  render(
    <LocaleProvider value="en">
      <JobsDialog
        queue="mails"
        to="waiting"
        jobs={[mail('ana'), mail('dan')]}
        settle={async (id, to) => {
          if (id === 'ana') throw new AppError('conflict');
          sent.push(`${id} ${to}`);
        }}
        onClose={() => {}}
      />
    </LocaleProvider>,
  );
  await screen.findByRole('dialog');
  const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines()).toEqual([expect.stringMatching(/Leaves again\.$/), expect.stringMatching(/Leaves again\.$/)]);
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Change 2 rows' }));
  expect(await screen.findByText('One row changed.')).toHaveAttribute('role', 'status');
  expect(lines()).toEqual([
    expect.stringMatching(/It stayed as it was\. Somebody else/),
    expect.stringMatching(/Changed\.$/),
  ]);
  expect(sent).toEqual(['dan waiting']);
});

it('a mail that its reader called spam is not sent again', async () => {
  const sent: string[] = [];
  render(
    <LocaleProvider value="en">
      <JobsDialog
        queue="mails"
        to="waiting"
        jobs={[{ ...mail('ana'), problem: 'complaint: abuse' }, mail('dan')]}
        settle={async (id) => void sent.push(id)}
        onClose={() => {}}
      />
    </LocaleProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Change one row' }));
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/its reader reported it as spam\.$/);
  expect(sent).toEqual(['dan']);
});
