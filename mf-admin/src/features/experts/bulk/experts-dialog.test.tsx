import { AppError, type Expert, type ExpertStatus } from '@cursiv/shared-domain';
import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { en } from '../../../messages/en.ts';
import type { SeenRuling } from '../undo-ruling.ts';
import { previewOf } from './expert-moves.ts';
import { ExpertsDialog } from './experts-dialog.tsx';

addMessages('mf_admin', 'en', en);

const page = (displayName: string, status: ExpertStatus): Expert => ({
  ...{ id: displayName, displayName, headline: {}, bio: { en: 'x' }, languages: [], topics: {}, categoryIds: [] },
  ...{ timeZone: 'Europe/Bucharest', status, ratingAvg: 0, ratingCount: 0, offerings: {}, rev: 4 },
});

/** Asks about suspending; somebody else has changed the pages of `changed`. Returns the rulings that were made. */
async function ask(experts: readonly Expert[], changed: readonly string[] = []): Promise<SeenRuling[]> {
  const made: SeenRuling[] = [];
  render(
    <LocaleProvider value="en">
      <ExpertsDialog
        to="suspended"
        lines={previewOf(experts, 'suspended')}
        rule={async (ruling) => {
          if (changed.includes(ruling.seen.id)) throw new AppError('conflict');
          made.push(ruling);
        }}
        onClose={() => {}}
      />
    </LocaleProvider>,
  );
  await screen.findByRole('dialog');
  return made;
}
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const reason = () => screen.getByRole('textbox');

describe('several experts that are suspended at once', () => {
  it('are suspended for one reason, which has to be said; whoever was changed meanwhile is reported', async () => {
    const made = await ask([page('Ana', 'listed'), page('Dan', 'listed'), page('Eva', 'in_review')], ['Ana']);
    expect(lines()).toEqual([
      'AnaListed → Suspended',
      'DanListed → Suspended',
      expect.stringMatching(/^EvaStays: it waits for review/),
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Change 2 rows' }));
    expect(reason()).toBeInvalid();
    expect(reason()).toHaveFocus();
    expect(made).toEqual([]);
    await userEvent.type(reason(), ' Write to us. ');
    await userEvent.click(screen.getByRole('button', { name: 'Change 2 rows' }));
    expect(await screen.findByText('One row changed.')).toHaveAttribute('role', 'status');
    expect(lines()).toEqual([
      expect.stringMatching(/^AnaIt stayed as it was\. The page/),
      'DanChanged.',
      expect.stringMatching(/^EvaStays/),
    ]);
    expect(made).toMatchObject([
      { seen: { id: 'Dan', rev: 4 }, status: 'suspended', ruling: { note: 'Write to us.', locale: 'en' } },
    ]);
  });

  it('are none, where that was chosen: the one that was suspended before is listed again', async () => {
    const made = await ask([page('Ana', 'listed'), page('Dan', 'listed')], ['Dan']);
    await userEvent.click(screen.getByRole('radio', { name: 'none is changed' }));
    await userEvent.type(reason(), 'Write to us.');
    await userEvent.click(screen.getByRole('button', { name: 'Change 2 rows' }));
    expect(await screen.findByText('No row changed.')).toHaveAttribute('role', 'status');
    expect(made.map(({ seen, status }) => [seen.id, seen.rev, status])).toEqual([
      ['Ana', 4, 'suspended'],
      ['Ana', 5, 'listed'],
    ]);
  });
});

it('experts who could not be brought back are decided on alone', () => {
  const hindrances = (to: 'suspended' | 'listed', ...statuses: ExpertStatus[]) =>
    previewOf(
      statuses.map((status) => page(status, status)),
      to,
    ).map(({ hindrance }) => hindrance);
  expect(hindrances('suspended', 'listed', 'paused', 'suspended', 'retired')).toEqual([
    ...[undefined, 'alone', 'already', 'noWay'],
  ]);
  expect(hindrances('listed', 'listed', 'in_review', 'draft')).toEqual(['already', 'readFirst', 'noWay']);
});
