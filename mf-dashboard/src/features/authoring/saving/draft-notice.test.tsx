import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showInLocale } from '../../../shared/testing/show-in-locale.tsx';
import { DraftNotice } from './draft-notice.tsx';

describe('what an author has to know of a draft', () => {
  it('is that restored edits are there, until it is read', async () => {
    showInLocale('ro', <DraftNotice live={undefined} restoredFrom={new Date('2026-05-14T09:00:00Z')} />);
    expect(screen.getByRole('status')).toHaveTextContent('Am regăsit ce scriai');
    await userEvent.click(screen.getByRole('button', { name: 'Am înțeles' }));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
