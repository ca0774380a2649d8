import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { ro } from '../../../messages/ro.ts';
import { keepWalk } from './kept-walk.ts';
import { WalkBar } from './walk-bar.tsx';
import { workAddress } from './work-address.ts';

addMessages('mf_admin', 'ro', ro);

beforeEach(() => sessionStorage.clear());

const Address = () => {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
};
const show = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <LocaleProvider value="ro">
        <WalkBar />
        <Address />
      </LocaleProvider>
    </MemoryRouter>,
  );
const WORKS = ['course__c1', 'message__l1'];

describe('what is opened from the work list', () => {
  it('says where in the list it stands, and leads back to the list as it was filtered', async () => {
    keepWalk({ list: '/admin/work?who=free', works: WORKS });
    show(workAddress('message', 'l1'));
    expect(screen.getByRole('navigation', { name: 'Lista de lucru' })).toHaveTextContent('2 din 2');
    await userEvent.keyboard('u');
    expect(screen.getByText('/admin/work?who=free')).toBeVisible();
  });

  it('leads back at the end of the list', async () => {
    keepWalk({ list: '/admin/work?who=free', works: ['course__c1'] });
    show(workAddress('course', 'c1'));
    await userEvent.click(screen.getByRole('button', { name: 'Următorul' }));
    expect(await screen.findByText('/admin/work?who=free')).toBeVisible();
  });

  it('knows the way back where the list is not known in this tab', () => {
    show(workAddress('expert', 'e1'));
    expect(screen.getByRole('link', { name: 'Înapoi la listă' })).toHaveAttribute('href', '/admin/work');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('trusts no address that something else has kept', () => {
    keepWalk({ list: 'https://elsewhere.test', works: WORKS });
    show(workAddress('course', 'c1'));
    expect(screen.getByRole('link', { name: 'Înapoi la listă' })).toHaveAttribute('href', '/admin/work');
  });
});

it('stands nowhere else', () => {
  keepWalk({ list: '/admin/work', works: WORKS });
  show('/admin/courses?open=c1');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
