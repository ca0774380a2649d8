import type { NotificationList } from '@cursiv/shared-data';
import type { Notification } from '@cursiv/shared-domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { showInLocale } from '../../shared/testing/show-in-locale.tsx';
import type { Marks } from './notification-line.tsx';
import { NotificationLines } from './notification-lines.tsx';

const notification = (id: string, name: string): Notification => ({
  ...{ id, type: 'enrollment.received', params: { name, title: { en: 'Letters' } }, link: '/dashboard' },
  ...{ isRead: false, isArchived: false, createdAt: new Date('2026-11-20T10:00:00Z') },
});
const TWO = [notification('n1', 'Ana'), notification('n2', 'Dan')];

/** A list whose lines leave once they are marked as the list does not show them. */
function Lines({ list, isRefused = false }: { list: NotificationList; isRefused?: boolean }) {
  const [shown, setShown] = useState(TWO);
  const mark = async ({ id }: Notification, marks: Marks) => {
    if (isRefused) return false;
    setShown((all) =>
      all
        .map((one) => (one.id === id ? { ...one, ...marks } : one))
        .filter(({ isRead, isArchived }) => isArchived === (list === 'archived') && !(list === 'unread' && isRead)),
    );
    return true;
  };
  return (
    <MemoryRouter>
      <NotificationLines
        notifications={shown}
        list={list}
        about={undefined}
        pending={new Set()}
        onMark={mark}
        onShowAll={() => {}}
      />
    </MemoryRouter>
  );
}

const empty = (list: NotificationList, about?: 'booking', onShowAll = () => {}) =>
  showInLocale(
    'en',
    <NotificationLines
      notifications={[]}
      list={list}
      about={about}
      pending={new Set()}
      onMark={async () => true}
      onShowAll={onShowAll}
    />,
  );

describe('the list of notifications', () => {
  it.each([
    ['unread', 'Mark as read: Ana'],
    ['all', 'Archive: Ana'],
  ] as const)('keeps the keyboard’s place when a line leaves “%s”', async (list, button) => {
    showInLocale('en', <Lines list={list} />);
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${button}`) }));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('group')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: /^View: Dan/ })).toHaveFocus();
  });

  it('leaves the focus on a button whose line stays', async () => {
    showInLocale('en', <Lines list="all" />);
    await userEvent.click(screen.getByRole('button', { name: /^Mark as read: Ana/ }));
    expect(screen.getByRole('button', { name: /^Mark as unread: Ana/ })).toHaveFocus();
  });

  it('leaves the focus on a button that was refused', async () => {
    showInLocale('en', <Lines list="all" isRefused />);
    await userEvent.click(screen.getByRole('button', { name: /^Archive: Ana/ }));
    expect(screen.getByRole('button', { name: /^Archive: Ana/ })).toHaveFocus();
  });

  it.each([
    ['unread', 'No unread notifications', 'You have read everything.'],
    ['all', 'No notifications', 'Here you learn what happens'],
    ['archived', 'Nothing archived', 'What you archive comes here'],
  ] as const)('says what an empty list means: %s', (list, title, text) => {
    empty(list);
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(text, { exact: false })).toBeVisible();
  });

  it('says of a list that is narrowed down that there may be more, and leads there', async () => {
    const showAll = jest.fn();
    empty('unread', 'booking', showAll);
    expect(screen.queryByText('You have read everything.', { exact: false })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show it about anything' }));
    expect(showAll).toHaveBeenCalled();
  });
});
