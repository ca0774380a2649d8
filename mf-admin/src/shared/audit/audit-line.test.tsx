import type { AuditEvent } from '@cursiv/shared-domain';
import { addMessages, type Locale, LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { en } from '../../messages/en.ts';
import { ro } from '../../messages/ro.ts';
import type { SubjectName } from '../subject-name.ts';
import { AuditLine } from './audit-line.tsx';

addMessages('mf_admin', 'en', en);
addMessages('mf_admin', 'ro', ro);

const EVENT: AuditEvent = {
  ...{ id: 'e1', at: new Date('2026-03-01T10:00:00Z'), actorUid: 'u1', actorName: 'Ana Pop' },
  ...{ action: 'resource.status.changed', subject: 'resources/r1' },
  changes: { status: { old: 'in_review', new: 'published' } },
};

const line = (name: SubjectName, changes: Partial<AuditEvent> = {}, locale: Locale = 'en') => (
  <MemoryRouter>
    <LocaleProvider value={locale}>
      <AuditLine event={{ ...EVENT, ...changes }} name={name} />
    </LocaleProvider>
  </MemoryRouter>
);

it('calls a resource deleted only once it is known to be, not while its name is on its way', () => {
  const { rerender } = render(line(undefined));
  expect(screen.getByRole('listitem')).toHaveTextContent('Ana Pop');
  expect(screen.getByRole('listitem')).not.toHaveTextContent('deleted');
  rerender(line({ en: 'Sleep diary' }));
  expect(screen.getByRole('listitem')).toHaveTextContent('Sleep diary');
  rerender(line(null));
  expect(screen.getByRole('listitem')).toHaveTextContent('deleted resource');
});

const to = (status: string) => ({ status: { old: 'before', new: status } });
const FILE_DOWN = { action: 'file.status.changed', subject: 'files/f1', changes: to('takenDown') } as const;
const BOOKING_OFF = { action: 'booking.calledOff', subject: 'bookings/b1', changes: to('cancelled') } as const;
const BANNER = { action: 'site.content.changed', subject: 'siteContent/banner', changes: {} } as const;
const REVIEW_HIDDEN = {
  action: 'review.moderated',
  subject: 'reviews/course__c1__ana',
  changes: { status: { old: 'published', new: 'hidden' }, reports: { old: 'open', new: 'actioned' } },
} as const;

/** The links of a line without that of who made it: words and address. */
const linksTo = () =>
  within(screen.getByRole('listitem'))
    .getAllByRole('link')
    .slice(1)
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('a line leads to what it is about', () => {
  it.each<[string, string, Partial<AuditEvent>]>([
    ['a resource', '/en/admin/resources?open=r1', {}],
    ['a file', '/en/admin/media?open=f1', FILE_DOWN],
    ['an account', '/en/admin/users/u9', { action: 'user.sessions.ended', subject: 'users/u9', changes: {} }],
    [
      'a published course',
      '/en/admin/courses?q=C%C4%83l%C4%83toria+%26+Marea',
      { action: 'course.status.changed', subject: 'courses/c1', changes: to('suspended') },
    ],
    [
      'a draft',
      '/en/admin/courses?open=d1',
      { action: 'draft.returned', subject: 'courseDrafts/d1', changes: to('changes_requested') },
    ],
    [
      'an expert who is suspended, whom visitors do not see',
      '/en/admin/experts?open=x1',
      { action: 'expert.changed', subject: 'experts/x1', changes: to('suspended') },
    ],
    [
      'a message',
      '/en/admin/leads?open=l1',
      { action: 'lead.changed', subject: 'leads/l1', changes: { state: { old: 'new', new: 'spam' } } },
    ],
    [
      'a certificate, by its number',
      '/en/admin/certificates?q=k-42',
      { action: 'certificate.revoked', subject: 'certificates/k-42', changes: to('revoked') },
    ],
    [
      'a review, among those that were ruled on alike',
      '/en/admin/reviews?status=actioned&q=C%C4%83l%C4%83toria+%26+Marea',
      REVIEW_HIDDEN,
    ],
    [
      'a request, among those that were ruled on alike',
      '/en/admin/verifications?status=rejected',
      { action: 'verification.ruled', subject: 'verificationRequests/u9__verifiedExpert', changes: to('rejected') },
    ],
  ])('as %s', (_, address, changes) => {
    render(line({ ro: 'Călătoria & Marea' }, changes));
    expect(linksTo()).toEqual([['Călătoria & Marea', address]]);
  });

  it.each<[Locale, string, string, string, Partial<AuditEvent>, SubjectName]>([
    ['ro', 'a booking', 'a anulat o programare', '/admin/bookings?q=Ana+Pop', BOOKING_OFF, { ro: 'Ana Pop' }],
    ['en', 'a booking', 'called off a booking', '/en/admin/bookings?q=Ana+Pop', BOOKING_OFF, { en: 'Ana Pop' }],
    ['ro', 'what the site says', 'a schimbat anunțul de pe tot site-ul', '/admin/settings/banner', BANNER, null],
    ['en', 'what the site says', 'changed the notice on the whole site', '/en/admin/settings/banner', BANNER, null],
  ])('in %s from the act where it names no subject, as %s', (locale, _, words, address, changes, name) => {
    render(line(name, changes, locale));
    expect(linksTo()).toEqual([[words, address]]);
  });

  it.each<[string, Partial<AuditEvent>]>([
    ['a file', FILE_DOWN],
    ['a booking', BOOKING_OFF],
    ['an account', { action: 'user.deleted', subject: 'users/deleted-1', changes: {} }],
    ['a message', { action: 'lead.erased', subject: 'leads/l1', changes: {} }],
  ])('but nowhere once it is gone, as %s', (_, changes) => {
    render(line(null, changes));
    expect(linksTo()).toEqual([]);
  });
});
