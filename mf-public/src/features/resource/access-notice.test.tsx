import type { ResourcePayload } from '@cursiv/shared-domain';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { showInLocale } from '../../shared/testing/show-in-locale.tsx';
import { AccessNotice } from './access-notice.tsx';

const resource: ResourcePayload = {
  id: 'jurnal',
  title: { text: 'Jurnal de somn', locale: 'ro' },
  summary: { text: '', locale: 'ro' },
  kind: 'file',
  access: 'registered',
  locales: ['ro'],
  categoryId: 'wellbeing',
  categoryName: 'Stare de bine',
  files: [],
  usedIn: [{ id: 'better-sleep', title: { text: 'Somn mai bun', locale: 'ro' } }],
};

const inSite = (page: ReactElement) => <MemoryRouter>{page}</MemoryRouter>;

describe('the notice in place of a resource', () => {
  it('leads a visitor to sign in or register, and back here', async () => {
    showInLocale('ro', inSite(<AccessNotice resource={resource} />));
    expect(await screen.findByRole('heading', { name: 'Pentru membri' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Intră în cont' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fresources%2Fjurnal',
    );
    expect(screen.getByRole('link', { name: 'Creează cont' })).toHaveAttribute(
      'href',
      '/register?returnTo=%2Fresources%2Fjurnal',
    );
  });

  it('leads people who are not enrolled to the course', async () => {
    showInLocale('en', inSite(<AccessNotice resource={{ ...resource, access: 'enrolled' }} isSignedIn />));
    expect(await screen.findByRole('heading', { name: 'For enrolled learners' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See the course' })).toHaveAttribute('href', '/en/courses/better-sleep');
    expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
  });
});
