import { paths } from '@cursiv/shared-platform';
import { Link, useSearchParams } from '@cursiv/shared-router';
import { useT as useSectionT } from '../../../messages/messages.ts';
import { useT } from '../messages/messages.ts';
import type { Refusal } from './problems.ts';
import type { TypedEmail } from './typed-email.ts';

/** Why the service refused a field. An e-mail address with an account links to signing in with it. */
export function FieldRefusal({ refusal, email }: { refusal: Refusal; email: string }) {
  const t = useT();
  const sectionT = useSectionT();
  const [params] = useSearchParams();
  if (refusal !== 'auth/email-taken') return sectionT(`error.${refusal}`);
  return (
    <>
      {t('register.taken')}{' '}
      <Link to={paths.login(params.get('returnTo') ?? undefined)} state={{ email } satisfies TypedEmail}>
        {t('register.signInWith')}
      </Link>
    </>
  );
}
