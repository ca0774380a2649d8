import { AppError } from '@cursiv/shared-domain';
import { LocaleProvider } from '@cursiv/shared-i18n';
import { Toaster } from '@cursiv/shared-ui';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showInLocale } from '../../../shared/testing/show-in-locale.tsx';
import { BookmarkButton } from './bookmark-button.tsx';

/** A server that answers when the test says so. */
function slowRecord() {
  const asked: boolean[] = [];
  const answers: PromiseWithResolvers<void>[] = [];
  const bookmark = (isBookmarked: boolean) => {
    asked.push(isBookmarked);
    const answer = Promise.withResolvers<void>();
    answers.push(answer);
    return answer.promise;
  };
  return { asked, record: { bookmark }, answer: (at: number) => answers.at(at) as PromiseWithResolvers<void> };
}

const state = (isBookmarked: boolean) => ({
  lessonId: 'l1',
  state: 'in_progress' as const,
  positionSec: 0,
  isBookmarked,
});
const page = (record: ReturnType<typeof slowRecord>['record'], isBookmarked: boolean) => (
  <>
    <BookmarkButton record={record} progress={state(isBookmarked)} />
    <Toaster label="Noutăți" closeLabel="Închide" />
  </>
);
const press = () => userEvent.click(screen.getByRole('button', { name: /semn/ }));
const expectMarked = () => expect(screen.getByRole('button', { name: 'Scoate semnul de carte' })).toBeVisible();
const expectUnmarked = () => expect(screen.getByRole('button', { name: 'Pune semn de carte' })).toBeVisible();

describe('a bookmark', () => {
  it('shows before the server has answered, and stays', async () => {
    const { asked, record, answer } = slowRecord();
    showInLocale('ro', page(record, false));
    await press();
    expectMarked();
    await act(async () => answer(0).resolve());
    expectMarked();
    expect(asked).toEqual([true]);
  });

  it('is taken back with a message when it is refused', async () => {
    const { record, answer } = slowRecord();
    showInLocale('ro', page(record, true));
    await press();
    expectUnmarked();
    await act(async () => answer(0).reject(new AppError('offline')));
    expectMarked();
    await userEvent.click(screen.getByRole('button', { name: 'Închide' }));
  });

  it('takes a second press before the answer to the first', async () => {
    const { asked, record } = slowRecord();
    showInLocale('ro', page(record, false));
    await press();
    await press();
    expectUnmarked();
    expect(asked).toEqual([true, false]);
  });

  it('follows what is stored on another device', async () => {
    const { record } = slowRecord();
    const { rerender } = showInLocale('ro', page(record, false));
    rerender(<LocaleProvider value="ro">{page(record, true)}</LocaleProvider>);
    expectMarked();
  });
});
