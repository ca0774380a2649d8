import { LocaleProvider } from '@cursiv/shared-i18n';
import { MenuContext, type MenuLink } from '@cursiv/shared-platform/shell';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { showInLocale } from '../testing/show-in-locale.tsx';
import { DashboardNavigation } from './dashboard-navigation.tsx';

const link = (to: string, label: string, end = false): MenuLink => ({ menu: 'dashboard', to, label, end });
const LINKS = [
  link('/dashboard', 'Ansamblu', true),
  link('/dashboard/courses', 'Cursurile mele'),
  link('/dashboard/create-course', 'Curs nou'),
];

describe('the navigation of the dashboard', () => {
  it.each([
    ['/dashboard', 'Ansamblu'],
    ['/dashboard/courses/c1/publish', 'Cursurile mele'],
    ['/dashboard/create-course', 'Curs nou'],
    ['/dashboard/create-course/c1', 'Cursurile mele'],
    ['/en/dashboard/create-course/c1', 'Cursurile mele'],
  ])('marks at %s where the person is: %s', (address, current) => {
    showInLocale(
      'ro',
      <MemoryRouter initialEntries={[address]}>
        <MenuContext value={() => LINKS}>
          <LocaleProvider value={address.startsWith('/en') ? 'en' : 'ro'}>
            <DashboardNavigation />
          </LocaleProvider>
        </MenuContext>
      </MemoryRouter>,
    );
    const marked = screen.getAllByRole('link').filter((found) => found.hasAttribute('aria-current'));
    expect(marked.map(({ textContent }) => textContent)).toEqual([current]);
  });
});
