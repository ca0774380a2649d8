import { useCommand } from '@cursiv/shared-data/commands';
import { toast } from '@cursiv/shared-platform/shell';
import { Button } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { useSessionsT } from './texts/texts.ts';

/** Stops the messages that are shown on one device. */
export function EndPush({ device, end }: { device: string; end: () => Promise<void> }) {
  const t = useT();
  const sessionsT = useSessionsT();
  const { isPending, run } = useCommand();
  const stop = async () => {
    const outcome = await run(end);
    if (outcome.status === 'failed') toast(t(`error.${outcome.code}`), { tone: 'danger' });
  };
  return (
    <Button
      variant="secondary"
      size="small"
      pending={isPending}
      aria-label={sessionsT('endPushOn', { device })}
      onClick={() => void stop()}
    >
      {sessionsT('endPush')}
    </Button>
  );
}
