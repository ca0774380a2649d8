import type { AuditEvent } from '@cursiv/shared-domain';
import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { en } from '../../messages/en.ts';
import type { SubjectName } from '../subject-name.ts';
import { AuditLine } from './audit-line.tsx';

addMessages('mf_admin', 'en', en);

const EVENT: AuditEvent = {
  ...{ id: 'e1', at: new Date('2026-03-01T10:00:00Z'), actorUid: 'u1', actorName: 'Ana Pop' },
  ...{ action: 'resource.status.changed', subject: 'resources/r1' },
  changes: { status: { old: 'in_review', new: 'published' } },
};

const line = (name: SubjectName) => (
  <MemoryRouter>
    <LocaleProvider value="en">
      <AuditLine event={EVENT} name={name} />
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
