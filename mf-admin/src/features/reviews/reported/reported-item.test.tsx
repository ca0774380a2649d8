import type { ReportedReview } from '@cursiv/shared-data';
import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { ro } from '../../../messages/ro.ts';
import { ReportedItem } from './reported-item.tsx';

addMessages('mf_admin', 'ro', ro);

const at = new Date('2026-11-24T10:00:00Z');
const reported: ReportedReview = {
  reviewId: 'course__c1__ana',
  review: {
    ...{ id: 'course__c1__ana', targetKind: 'course', targetId: 'c1', uid: 'ana', authorName: 'Ana Pop', rating: 2 },
    ...{ text: 'Slab.', locale: 'ro', status: 'published', createdAt: at, updatedAt: at },
    reply: { text: 'Mulțumesc.', locale: 'ro', at },
  },
  reports: [
    {
      ...{ id: 'course__c1__ana__bogdan', reporterUid: 'bogdan', targetKind: 'review', targetId: 'course__c1__ana' },
      ...{ reason: 'spam', status: 'open', createdAt: at },
    },
  ],
};

const show = (isRuledOnHere: boolean, address = '/admin/reviews') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <LocaleProvider value="ro">
        <ReportedItem
          reported={reported}
          status="open"
          target={{ ro: 'Python' }}
          isRuledOnHere={isRuledOnHere}
          whoDeals={null}
          onHide={() => {}}
          onShow={() => {}}
        />
      </LocaleProvider>
    </MemoryRouter>,
  );
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('a reported review', () => {
  it('has a button for each ruling', () => {
    show(true);
    expect(buttons()).toEqual([
      ...['Șterge răspunsul recenzia scrisă de Ana Pop', 'Ascunde recenzia scrisă de Ana Pop'],
      'Păstrează recenzia scrisă de Ana Pop',
    ]);
  });

  it('has none for those whom it concerns, and says why', () => {
    show(false);
    expect(buttons()).toEqual([]);
    expect(screen.getByText('Te privește pe tine, așa că decide un administrator.')).toBeVisible();
    expect(screen.getByText('Slab.')).toBeVisible();
  });

  it('comes into sight when it is opened from the work list, and other rows do not', () => {
    const { unmount } = show(true, '/admin/reviews?work=review__course__c1__ana');
    expect(screen.getByRole('heading', { name: 'Ana Pop' })).toHaveFocus();
    unmount();
    show(true, '/admin/reviews?work=review__course__c1__dan');
    expect(screen.getByRole('heading', { name: 'Ana Pop' })).not.toHaveFocus();
  });
});
