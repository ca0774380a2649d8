import { may, rightOfTotal, STAFF_ROLES, STAFF_TOTALS, type StaffTotal, storedRole } from '@cursiv/shared-domain';
import { pages } from '../../pages.ts';
import { TOTAL_PLACES } from './total-places.ts';

const totalsFor = (role: string) =>
  (Object.keys(STAFF_TOTALS) as StaffTotal[]).filter((total) => may({ role }, rightOfTotal(total)));

it('moderators and support have the totals of their own work, editors of translations none', () => {
  expect(totalsFor(storedRole('moderator'))).toEqual(['resourcesInReview', 'openReports']);
  expect(totalsFor(storedRole('support'))).toEqual(['users', 'leads']);
  expect(totalsFor(storedRole('translator'))).toEqual([]);
});

it.each(STAFF_ROLES)('no total leads %s to a page that refuses them', (role) => {
  const open = Object.values<{ path: string; roles?: readonly string[] }>(pages)
    .filter(({ roles = [] }) => roles.includes(storedRole(role)))
    .map(({ path }) => path);
  const places = totalsFor(storedRole(role)).map((total) => TOTAL_PLACES[total].replace(/\?.*$/, ''));
  expect(open).toEqual(expect.arrayContaining(places));
});
