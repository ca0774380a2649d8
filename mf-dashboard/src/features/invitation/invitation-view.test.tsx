import { AppError, SITE_INVITATION_REFUSALS, storedRole } from '@cursiv/shared-domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { showInLocale } from '../../shared/testing/show-in-locale.tsx';
import { InvitationView } from './invitation-view.tsx';
import { Refused } from './refused.tsx';
import { en } from './texts/en.ts';
import { ro } from './texts/ro.ts';

const EXPIRES = new Date('2026-12-08T10:00:00Z');

const show = (role: 'moderator' | undefined, accept: () => Promise<void>) =>
  showInLocale(
    'ro',
    <MemoryRouter>
      <InvitationView
        invitation={{ role: storedRole(role), inviter: 'Ioana Pop', expiresAt: EXPIRES }}
        email="ana@exemplu.ro"
        accept={accept}
      />
    </MemoryRouter>,
  );
const press = () => userEvent.click(screen.getByRole('button', { name: 'Accept invitația' }));

describe('an invitation to the site', () => {
  it('says who invites, to which role and until when, and leads on once it is accepted', async () => {
    let times = 0;
    show('moderator', async () => {
      times += 1;
    });
    expect(screen.getByText('Ioana Pop te invită pe Cursiv.')).toBeInTheDocument();
    expect(screen.getByText(/Contul ana@exemplu.ro primește rolul de moderator/)).toBeInTheDocument();
    expect(screen.getByText('Poți accepta până pe 8 decembrie 2026.')).toBeInTheDocument();
    await press();
    expect(times).toBe(1);
    expect(await screen.findByRole('status')).toHaveTextContent('Ai acceptat invitația');
    expect(screen.getByRole('link', { name: 'Deschide administrarea' })).toHaveAttribute('href', '/admin');
  });

  it('without a role leads to the dashboard', async () => {
    show(undefined, async () => {});
    await press();
    expect(await screen.findByRole('link', { name: 'Panoul meu' })).toHaveAttribute('href', '/dashboard');
  });

  it('says why it is refused meanwhile', async () => {
    show('moderator', async () => {
      throw new AppError('conflict', '', { reason: 'withdrawn' });
    });
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('Invitația a fost retrasă');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('can be tried again after a failure', async () => {
    show('moderator', async () => {
      throw new AppError('offline');
    });
    await press();
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Accept invitația' })).toBeEnabled();
  });

  it.each(SITE_INVITATION_REFUSALS.flatMap((refusal) => [['ro', ro, refusal] as const, ['en', en, refusal] as const]))(
    'in %s %# has words for a refusal',
    (locale, texts, refusal) => {
      showInLocale(
        locale,
        <MemoryRouter>
          <Refused refusal={refusal} email="ana@exemplu.ro" />
        </MemoryRouter>,
      );
      expect(screen.getByRole('heading')).toHaveTextContent(texts.refused[refusal].title);
      expect(screen.getByRole('alert')).not.toHaveTextContent('{{');
    },
  );
});
