import { AppError, type Certificate, type CertificateStatus } from '@cursiv/shared-domain';
import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { en } from '../../../messages/en.ts';
import { CertificatesDialog } from './certificates-dialog.tsx';

addMessages('mf_admin', 'en', en);

const certificate = (learnerName: string, status: CertificateStatus): Certificate => ({
  ...{
    id: learnerName,
    uid: learnerName,
    courseId: 'c1',
    courseVersion: 1,
    learnerName,
    courseTitle: { en: 'Course' },
  },
  ...{ status, reissue: 0, credential: '{}', issuedAt: new Date(0), updatedAt: new Date(0) },
});

it('valid certificates are revoked together for one reason; the one that was replaced meanwhile is reported', async () => {
  const revoked: string[] = [];
  render(
    <LocaleProvider value="en">
      <CertificatesDialog
        certificates={[certificate('Ana', 'valid'), certificate('Dan', 'valid'), certificate('Eva', 'superseded')]}
        revoke={async (id, reason) => {
          if (id === 'Ana') throw new AppError('conflict');
          revoked.push(`${id}: ${reason}`);
        }}
        onClose={() => {}}
      />
    </LocaleProvider>,
  );
  await screen.findByRole('dialog');
  const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines()).toEqual(['AnaValid → Revoked', 'DanValid → Revoked', expect.stringMatching(/^EvaStays/)]);
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox'), 'Somebody else took the test.');
  await userEvent.click(screen.getByRole('button', { name: 'Change 2 rows' }));
  expect(await screen.findByText('One row changed.')).toHaveAttribute('role', 'status');
  expect(lines()).toEqual([
    expect.stringMatching(/^AnaIt stayed as it was\./),
    'DanChanged.',
    expect.stringMatching(/^EvaStays/),
  ]);
  expect(revoked).toEqual(['Dan: Somebody else took the test.']);
});
