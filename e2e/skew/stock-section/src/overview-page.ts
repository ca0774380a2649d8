import { sessionUser, useSession } from '@cursiv/shared-auth';
import { createTranslator } from '@cursiv/shared-i18n';
import { Link, useLocation } from '@cursiv/shared-router';
import { createElement, useEffect, useState } from 'react';
import type { ro } from './messages/ro.ts';
import './overview-page.css';

const { useT } = createTranslator<typeof ro>('mf_dashboard');

/** The account's address as the authentication service has it, which loads when a section asks. */
function useServiceEmail(): string {
  const [email, setEmail] = useState('');
  useEffect(() => {
    void import('@cursiv/shared-firebase/auth').then(({ authService }) =>
      setEmail(authService().currentUser?.email ?? ''),
    );
  }, []);
  return email;
}

/** Uses something of every shared package. */
export default function OverviewPage() {
  const t = useT();
  const session = sessionUser(useSession());
  const [count, setCount] = useState(0);
  return createElement(
    'section',
    null,
    createElement('h1', null, t('title')),
    createElement('p', null, t('hello', { email: session?.email ?? '' })),
    createElement('p', null, useLocation().pathname, ' ', useServiceEmail()),
    createElement('button', { type: 'button', className: 'press', onClick: () => setCount(count + 1) }, t('press')),
    createElement('output', null, count > 0 && t('pressed', { count })),
    createElement(Link, { to: '/courses' }, t('courses')),
  );
}
