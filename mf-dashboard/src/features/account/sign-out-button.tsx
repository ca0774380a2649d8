import { session } from '@cursiv/shared-auth';
import { paths } from '@cursiv/shared-platform';
import { useGo } from '@cursiv/shared-router';
import { Button, toast } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { useAction } from './use-action.ts';

/** Ends the session in this browser and leads to the home page. */
export function SignOutButton() {
  const t = useT();
  const go = useGo();
  const { isPending, run } = useAction();
  const signOut = () =>
    run(async () => {
      // Leaving first: a page behind a guard must not stand there without its user.
      await go(paths.home());
      const result = await session.signOut();
      toast(t('account.signedOut'));
      return result;
    });
  return (
    <Button variant="secondary" pending={isPending} onClick={() => void signOut()}>
      {t('account.signOut')}
    </Button>
  );
}
