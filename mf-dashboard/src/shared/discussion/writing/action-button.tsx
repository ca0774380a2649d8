import { useCommand } from '@cursiv/shared-data/commands';
import { toast } from '@cursiv/shared-platform/shell';
import { Button } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';

type ActionButtonProps = {
  children: string;
  /** Its whole name, with what it is about. */
  name: string;
  /** Told when it has worked. */
  news: string;
  /** Rejects with AppError. */
  act: () => Promise<void>;
};

/** A small action that works at once, and says what came of it. */
export function ActionButton({ children, name, news, act }: ActionButtonProps) {
  const t = useT();
  const { isPending, run } = useCommand();
  const press = async () => {
    const outcome = await run(act);
    if (outcome.status === 'done') toast(news, { tone: 'success' });
    if (outcome.status === 'failed') toast(t(`error.${outcome.code}`), { tone: 'danger' });
  };
  return (
    <Button variant="quiet" size="small" aria-label={name} pending={isPending} onClick={() => void press()}>
      {children}
    </Button>
  );
}
