import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showInLocale } from '../testing/show-in-locale.tsx';
import { ReviewForm } from './own/review-form.tsx';
import { ReplyForm } from './reply-form.tsx';

const openReview = (uid: string) =>
  showInLocale(
    'en',
    <ReviewForm
      uid={uid}
      target={{ targetKind: 'course', targetId: 'c1' }}
      bookingId={undefined}
      present={undefined}
      onSaved={() => {}}
    />,
  );
const openReply = (uid: string) =>
  showInLocale(
    'en',
    <ReplyForm uid={uid} review={{ id: 'course__c1__dan', authorName: 'Dan' }} present="" onSent={() => {}} />,
  );
const words = () => screen.getByRole('textbox');

beforeEach(() => localStorage.clear());

describe('a review that is not sent yet', () => {
  it('keeps the author’s stars and words over a reload', async () => {
    const first = openReview('ana');
    await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
    await userEvent.type(words(), 'Clear and short.');
    first.unmount();
    openReview('ana');
    expect(words()).toHaveValue('Clear and short.');
    expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
  });

  it('is not shown to the next person on the same browser', async () => {
    const first = openReview('ana');
    await userEvent.type(words(), 'Clear and short.');
    first.unmount();
    openReview('dan');
    expect(words()).toHaveValue('');
  });
});

describe('an answer that is not sent yet', () => {
  it('is there when the form is opened again after a reload, and gone once it is given up', async () => {
    const first = openReply('ana');
    await userEvent.click(screen.getByRole('button', { name: /^Answer/ }));
    await userEvent.type(words(), 'Thank you');
    first.unmount();
    openReply('ana');
    await userEvent.click(screen.getByRole('button', { name: /^Answer/ }));
    expect(words()).toHaveValue('Thank you');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: /^Answer/ }));
    expect(words()).toHaveValue('');
  });
});
