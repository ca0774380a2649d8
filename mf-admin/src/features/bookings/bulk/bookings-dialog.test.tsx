import { AppError, type Booking, type BookingStatus } from '@cursiv/shared-domain';
import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { en } from '../../../messages/en.ts';
import { ro } from '../../../messages/ro.ts';
import { BookingsDialog, previewOf } from './bookings-dialog.tsx';

addMessages('mf_admin', 'en', en);
addMessages('mf_admin', 'ro', ro);

const NOW = new Date('2026-11-26T10:00:00Z');

/** A booking that starts in so many hours. */
function booking(learnerName: string, status: BookingStatus, inHours: number): Booking {
  const startAt = new Date(NOW.getTime() + inHours * 3_600_000);
  return {
    ...{
      id: learnerName,
      learnerUid: learnerName,
      learnerName,
      expertUid: 'clara',
      expertName: 'Clara',
      status,
      startAt,
    },
    ...{ offeringId: 'o1', offeringTitle: {}, endAt: new Date(startAt.getTime() + 3_600_000), lockIds: [], topic: '' },
    ...{ expertTimeZone: 'UTC', learnerTimeZone: 'UTC', cancelUntil: startAt, answerUntil: startAt, rev: 2 },
    ...{ createdAt: new Date(0), updatedAt: new Date(0) },
  };
}
const anybody = () => true;
const hindrances = (...bookings: Booking[]) =>
  previewOf(bookings, anybody, NOW).lines.map(({ hindrance }) => hindrance);

it('bookings are called off until they start, and none of the staff’s own', () => {
  expect(hindrances(booking('a', 'requested', 5), booking('b', 'confirmed', 5))).toEqual([undefined, undefined]);
  expect(hindrances(booking('c', 'confirmed', -0.5), booking('d', 'confirmed', -48))).toEqual(['begun', 'noWay']);
  expect(hindrances(booking('e', 'cancelled', 5), booking('f', 'declined', 5))).toEqual(['already', 'noWay']);
  const own = previewOf([booking('me', 'confirmed', 5)], (uid) => uid !== 'me', NOW);
  expect(own.lines[0]?.hindrance).toBe('yours');
});

it('bookings are called off together for one reason; the one that its expert moved meanwhile is reported', async () => {
  const calledOff: string[] = [];
  const chosen = [booking('Ana', 'confirmed', 5), booking('Dan', 'confirmed', 6)];
  render(
    <LocaleProvider value="en">
      <BookingsDialog
        {...previewOf(chosen, anybody, NOW)}
        callOff={async ({ id, rev }, reason) => {
          if (id === 'Ana') throw new AppError('conflict');
          calledOff.push(`${id} ${rev}: ${reason}`);
        }}
        onClose={() => {}}
      />
    </LocaleProvider>,
  );
  await screen.findByRole('dialog');
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox'), 'The expert is ill.');
  await userEvent.click(screen.getByRole('button', { name: 'Change 2 rows' }));
  expect(await screen.findByText('One row changed.')).toHaveAttribute('role', 'status');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Ana – Clara.*It stayed as it was\. Somebody else/),
    expect.stringMatching(/^Dan – Clara.*Changed\.$/),
  ]);
  expect(calledOff).toEqual(['Dan 2: The expert is ill.']);
});

it.each([
  {
    locale: 'en',
    change: 'Change 2 rows',
    report: 'What was changed',
    begun: 'The session has already begun',
    moved: 'Somebody else has decided meanwhile.',
  },
  {
    locale: 'ro',
    change: 'Schimbă 2 rânduri',
    report: 'Ce s-a schimbat',
    begun: 'Ședința a început deja',
    moved: 'Altcineva a hotărât între timp.',
  },
] as const)('a session that has begun is refused in words of its own, seen before or not ($locale)', async (words) => {
  const begun = new AppError('conflict', 'begun', { reason: 'begun' });
  const chosen = [booking('Ana', 'confirmed', 0.01), booking('Dan', 'confirmed', 6), booking('Eva', 'confirmed', -0.5)];
  render(
    <LocaleProvider value={words.locale}>
      <BookingsDialog
        {...previewOf(chosen, anybody, NOW)}
        callOff={({ id }) => Promise.reject(id === 'Ana' ? begun : new AppError('conflict'))}
        onClose={() => {}}
      />
    </LocaleProvider>,
  );
  await screen.findByRole('dialog');
  expect(screen.getAllByText(words.begun, { exact: false })).toHaveLength(1);
  await userEvent.type(screen.getByRole('textbox'), 'The expert is ill.');
  await userEvent.click(screen.getByRole('button', { name: words.change }));
  await screen.findByRole('dialog', { name: words.report });
  const [ana, dan, eva] = screen.getAllByRole('listitem');
  expect(ana).toHaveTextContent(words.begun);
  expect(dan).toHaveTextContent(words.moved);
  expect(dan).not.toHaveTextContent(words.begun);
  expect(eva).toHaveTextContent(words.begun);
});
