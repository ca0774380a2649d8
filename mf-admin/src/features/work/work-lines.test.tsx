import type { WorkItem } from '@cursiv/shared-data';
import type { WorkClaim } from '@cursiv/shared-domain';
import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { ro } from '../../messages/ro.ts';
import { keptWalk } from '../../shared/work/walk/kept-walk.ts';
import { keepPlace } from './keys/kept-place.ts';
import { WorkLines } from './work-lines.tsx';

addMessages('mf_admin', 'ro', ro);

const item = (name: string): WorkItem => ({ kind: 'course', id: name, name: { ro: name }, since: new Date(0) });
const ITEMS = ['Caligrafie', 'Olărit', 'Țesut'].map(item);
const CLAIM: WorkClaim = { id: 'course__Olărit', uid: 'dan', name: 'Dan Rusu', at: new Date() };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** The list in its page; returns what was taken on. */
function show(items: readonly WorkItem[] = ITEMS) {
  const taken: string[] = [];
  const claims = {
    pending: new Set<string>(),
    take: async (work: string) => taken.push(work) > 0,
    leave: async () => true,
  };
  const page = (now: readonly WorkItem[]) => (
    <MemoryRouter>
      <LocaleProvider value="ro">
        <h1 tabIndex={-1}>De făcut</h1>
        <input aria-label="Caută" />
        <Routes>
          <Route
            path="/"
            element={
              <WorkLines
                items={now}
                claimOf={({ id }) => (id === 'Olărit' ? CLAIM : undefined)}
                claims={claims as never}
              />
            }
          />
          <Route path="*" element={<p>Cursul deschis</p>} />
        </Routes>
      </LocaleProvider>
    </MemoryRouter>
  );
  const shown = render(page(items));
  return { taken, unmount: shown.unmount, become: (now: readonly WorkItem[]) => shown.rerender(page(now)) };
}
const link = (name: string) => screen.getByRole('link', { name });
const press = (keys: string) => userEvent.keyboard(keys);

it('says that these are the oldest where more waits, and loads more', async () => {
  let asked = 0;
  render(
    <MemoryRouter>
      <LocaleProvider value="ro">
        <WorkLines
          items={ITEMS}
          claimOf={() => undefined}
          claims={{ pending: new Set() } as never}
          more={{ isPending: false, onMore: () => (asked += 1) }}
        />
      </LocaleProvider>
    </MemoryRouter>,
  );
  expect(screen.getByText('3 lucruri dintre cele mai vechi')).toHaveAttribute('role', 'status');
  await userEvent.click(screen.getByRole('button', { name: 'Încarcă mai mult' }));
  expect(asked).toBe(1);
});

describe('the work list by keyboard', () => {
  it('is gone through by letters and arrows, to its ends and no further', async () => {
    show();
    await press('j');
    expect(link('Caligrafie')).toHaveFocus();
    await press('jjj');
    expect(link('Țesut')).toHaveFocus();
    await press('k');
    expect(link('Olărit')).toHaveFocus();
    await press('{ArrowUp}{ArrowUp}');
    expect(link('Caligrafie')).toHaveFocus();
    await press('{End}');
    expect(link('Țesut')).toHaveFocus();
  });

  it('is one stop of the tab key, with the button of its line, and no trap', async () => {
    show();
    await press('jj{Tab}');
    expect(document.body).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(link('Olărit')).toHaveFocus();
    await press('k{Tab}');
    expect(screen.getByRole('button', { name: 'Mă ocup eu Caligrafie' })).toHaveFocus();
  });

  it('says of each line what it is, since when it waits and who deals with it', () => {
    show();
    expect(link('Olărit')).toHaveAccessibleDescription(/^Curs Așteaptă din 1 ianuarie 1970 Dan Rusu se ocupă/);
    expect(screen.getByRole('list', { name: 'De făcut' })).toHaveAccessibleDescription(/Săgețile/);
  });

  it('takes on what has the focus, and says so; what another deals with stays theirs', async () => {
    const { taken } = show();
    await press('a');
    expect(taken).toEqual([]);
    await press('ja');
    expect(taken).toEqual(['course__Caligrafie']);
    expect(await screen.findByText('Caligrafie: te ocupi tu.')).toHaveAttribute('role', 'status');
    await press('ja');
    expect(taken).toHaveLength(1);
    expect(screen.getAllByText(/^Dan Rusu se ocupă/, { selector: '[role=status]' })).toHaveLength(1);
  });

  it('does nothing while somebody types', async () => {
    show();
    await userEvent.type(screen.getByLabelText('Caută'), 'jka?');
    expect(screen.getByLabelText('Caută')).toHaveValue('jka?');
    expect(screen.getByLabelText('Caută')).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows its keys, and leaves the letters off where somebody wants that; arrows go on', async () => {
    show();
    await press('?');
    await userEvent.click(await screen.findByRole('switch', { name: 'Scurtăturile cu litere sunt pornite' }));
    await press('{Escape}');
    act(() => link('Caligrafie').focus());
    await press('j?');
    expect(link('Caligrafie')).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await press('{ArrowDown}');
    expect(link('Olărit')).toHaveFocus();
  });

  it('hands the focus on when its line is gone', async () => {
    const { become } = show();
    await press('jj');
    become(ITEMS.filter(({ id }) => id !== 'Olărit'));
    expect(link('Țesut')).toHaveFocus();
    become(ITEMS.slice(0, 1));
    expect(link('Caligrafie')).toHaveFocus();
  });

  it('stays where it is when something else comes before it', async () => {
    const { become } = show();
    await press('jj');
    become([item('Broderie'), ...ITEMS]);
    expect(link('Olărit')).toHaveFocus();
    await press('j');
    expect(link('Țesut')).toHaveFocus();
  });

  it('leaves the focus alone where the list is opened anew', () => {
    keepPlace('another entry of the history', { id: 'course__Olărit', index: 1 });
    show();
    expect(document.body).toHaveFocus();
  });

  it('remembers the list that it is opened from, so that what comes next is opened from there', async () => {
    show();
    await press('jj{Enter}');
    expect(keptWalk()).toEqual({
      list: '/admin/work',
      works: ['course__Caligrafie', 'course__Olărit', 'course__Țesut'],
    });
  });

  it('gives the focus back to what was opened, or to what stands in its place', async () => {
    const first = show();
    await press('jj{Enter}');
    expect(screen.getByText('Cursul deschis')).toBeVisible();
    first.unmount();
    const second = show();
    expect(link('Olărit')).toHaveFocus();
    second.unmount();
    show([item('Caligrafie'), item('Țesut')]);
    expect(link('Țesut')).toHaveFocus();
  });
});
