import type { PushStart } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { toast } from '@cursiv/shared-platform/shell';
import { SwitchField } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useChoiceT } from './texts/texts.ts';

/** What this switch asks of the browser and the site. */
export interface PushService {
  /** Whether the browser has what it takes. */
  isPossible: boolean;
  start(): Promise<PushStart>;
  end(): Promise<void>;
}

/** Has this browser pushed to, or not. The browser asks its person, and only once the switch was pressed. */
export function PushSwitch({ isOn, service }: { isOn: boolean; service: PushService }) {
  const t = useT();
  const choiceT = useChoiceT();
  const [problem, setProblem] = useState<Exclude<PushStart, 'on'>>();
  const { isPending, run } = useCommand();
  const turn = async (isWanted: boolean) => {
    setProblem(undefined);
    const outcome = await run(async () => {
      if (!isWanted) return service.end();
      const start = await service.start();
      if (start !== 'on') setProblem(start);
    });
    if (outcome.status === 'failed') toast(t(`error.${outcome.code}`), { tone: 'danger' });
  };
  const hint = service.isPossible ? choiceT(isPending && !isOn ? 'push.asking' : 'push.hint') : choiceT('push.unable');
  return (
    <SwitchField
      label={choiceT('push.label')}
      hint={hint}
      error={problem && choiceT(`push.${problem}`)}
      checked={isOn}
      disabled={!service.isPossible}
      aria-busy={isPending}
      onChange={(event) => void turn(event.target.checked)}
    />
  );
}
