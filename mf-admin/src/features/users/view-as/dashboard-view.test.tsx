import type { ViewedDashboard } from '@cursiv/shared-domain';
import { addMessages, type Locale, LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen, within } from '@testing-library/react';
import { en } from '../../../messages/en.ts';
import { ro } from '../../../messages/ro.ts';
import { DashboardView } from './dashboard-view.tsx';

addMessages('mf_admin', 'ro', ro);
addMessages('mf_admin', 'en', en);

const EMPTY: ViewedDashboard = {
  ...{ name: 'Ana Pop', zone: 'America/New_York', learning: [], bookings: [], notifications: [] },
  ...{ courses: [], resources: [] },
};
const show = (changes: Partial<ViewedDashboard>, locale: Locale = 'ro') =>
  render(
    <LocaleProvider value={locale}>
      <DashboardView dashboard={{ ...EMPTY, ...changes }} />
    </LocaleProvider>,
  );
const lines = (part: string) =>
  within(screen.getByRole('region', { name: part }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('a dashboard that is read', () => {
  it('says whose it is, that nothing can be changed and that it is recorded', () => {
    show({});
    expect(screen.getByText('Citești panoul ca Ana Pop. De aici nu se poate schimba nimic.')).toBeInTheDocument();
    expect(screen.getByText(/rămâne notat în jurnalul de audit.*America\/New_York/)).toBeInTheDocument();
  });

  it('lists with states and times on the person’s clock', () => {
    show({
      learning: [{ id: 'e', title: { ro: 'Tabele' }, status: 'active', pct: 25 }],
      bookings: [
        {
          ...{ id: 'b', title: { ro: 'Discuție' }, status: 'confirmed', withName: 'Clara' },
          startAt: '2026-11-20T12:00:00Z',
        },
      ],
      notifications: [{ id: 'n', sentence: 'Clara a confirmat.', isRead: false, createdAt: '2026-11-18T12:00:00Z' }],
    });
    expect(lines('Cursurile mele')).toEqual([expect.stringMatching(/^Tabele.* · 25%$/)]);
    expect(lines('Programări')).toEqual([expect.stringMatching(/^Discuție, cu Clara.* · .*07:00/)]);
    expect(lines('Noutăți')).toEqual([expect.stringMatching(/^Clara a confirmat\.Necitită · .*07:00/)]);
  });

  it('has nothing to press', () => {
    show({ courses: [{ id: 'c', title: { en: 'Course' }, status: 'changes_requested' }] }, 'en');
    for (const role of ['button', 'link', 'textbox', 'switch'])
      expect(screen.queryByRole(role)).not.toBeInTheDocument();
  });
});
