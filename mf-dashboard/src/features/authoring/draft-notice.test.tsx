import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showInLocale } from '../../shared/show-in-locale.tsx';
import { DraftNotice } from './draft-notice.tsx';

const noticeOf = (isConflict: boolean) => (
  <DraftNotice
    live={undefined}
    restoredFrom={Date.UTC(2026, 4, 14, 9)}
    isConflict={isConflict}
    onOverwrite={() => {}}
    onReopen={() => {}}
  />
);

describe('what an author has to know of a draft', () => {
  it('first shows the version from elsewhere, with the outcome of each choice', () => {
    showInLocale('ro', noticeOf(true));
    expect(screen.getByRole('alert')).toHaveTextContent('Dacă o deschizi pe cealaltă, ce ai scris aici se pierde.');
    expect(screen.queryByText('Am regăsit ce scriai')).not.toBeInTheDocument();
  });

  it('then shows the restored edits, until they are read', async () => {
    showInLocale('ro', noticeOf(false));
    expect(screen.getByRole('status')).toHaveTextContent('Am regăsit ce scriai');
    await userEvent.click(screen.getByRole('button', { name: 'Am înțeles' }));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
