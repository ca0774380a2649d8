import { messageSettingsSchema } from '@cursiv/shared-domain';
import { configureFirebase } from '@cursiv/shared-firebase';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showInLocale } from '../../../shared/testing/show-in-locale.tsx';
import { MessageTable } from './message-table.tsx';

const CONFIG = {
  firebase: { apiKey: 'key', authDomain: 'auth.test', projectId: 'demo', storageBucket: 'demo.test', appId: 'app' },
};

/** Shows the table; returns what is chosen in it. */
const show = (...channels: ('site' | 'mail' | 'push')[]) => showTo({ isOfStaff: false }, ...channels);

function showTo(
  { isOfStaff, locale = 'en' }: { isOfStaff: boolean; locale?: 'ro' | 'en' },
  ...channels: ('site' | 'mail' | 'push')[]
): unknown[] {
  const chosen: unknown[] = [];
  showInLocale(
    locale,
    <MessageTable
      settings={messageSettingsSchema.parse({})}
      channels={channels}
      isOfStaff={isOfStaff}
      isPending={() => false}
      choose={(...choice) => chosen.push(choice)}
    />,
  );
  return chosen;
}

describe('the table of messages', () => {
  beforeEach(() => configureFirebase(CONFIG));

  it('has no column for a way that there is not', () => {
    show('site', 'mail');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Message',
      'On the site',
      'E-mail',
    ]);
  });

  it('pushes everything at first but what comes often, and always what protects the account', async () => {
    const chosen = show('site', 'mail', 'push');
    const box = (message: string) => screen.getByRole('checkbox', { name: `${message}: On devices` });
    expect(box('Booking confirmed')).toBeChecked();
    expect(box('New learner')).not.toBeChecked();
    expect(box('New password')).toBeDisabled();
    await userEvent.click(box('Booking confirmed'));
    expect(chosen).toEqual([['booking.confirmed', 'push', false]]);
  });

  it.each([
    ['ro', 'Mersul site-ului', 'Mesaj de la un vizitator: E-mail'],
    ['en', 'Running the site', 'Message from a visitor: E-mail'],
  ] as const)('offers what concerns the site itself to the staff alone, in %s', (locale, subject, box) => {
    showTo({ isOfStaff: true, locale }, 'mail');
    expect(screen.getByRole('rowheader', { name: subject })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: box })).toBeChecked();
    cleanup();
    showTo({ isOfStaff: false, locale }, 'mail');
    expect(screen.queryByRole('rowheader', { name: subject })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: box })).not.toBeInTheDocument();
  });

  it('tells of sign-in with Google', () => {
    show('mail');
    expect(screen.getByRole('rowheader', { name: 'Sign-in with Google added' })).toBeInTheDocument();
  });

  it('has nothing about Google where the operator has no such sign-in', () => {
    configureFirebase({ ...CONFIG, google: false });
    show('mail');
    expect(screen.getByRole('rowheader', { name: 'New password' })).toBeInTheDocument();
    expect(screen.queryByText(/Google/)).not.toBeInTheDocument();
  });
});
