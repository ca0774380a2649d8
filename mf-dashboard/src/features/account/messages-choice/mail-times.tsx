import { type MailWishes, saveMailWishes } from '@cursiv/shared-data';
import { useCommands } from '@cursiv/shared-data/commands';
import { GATHERINGS, type MessageSettings } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, Notice, SelectField, Stack, SwitchField } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import * as styles from './message-choice.module.css';
import { useChoiceT } from './texts/texts.ts';

/** The night that is offered first. */
const NIGHT = { from: 22, until: 7 };
const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour}:00` }));

/** Why nothing is mailed to an address until its person wants that again: nobody has it, or a mail was called spam there. */
const STOPPED = ['refused', 'complained'] as const;

/** When a person is written to of what can wait; a change is stored at once. */
export function MailTimesChoice({ uid, settings }: { uid: string; settings: MessageSettings }) {
  const { gathering, quiet } = settings;
  const t = useT();
  const choiceT = useChoiceT();
  const { run } = useCommands();
  // One command a wish: a wish expressed while another is being stored is stored too.
  const choose = async (wish: string, wishes: MailWishes) => {
    const outcome = await run(wish, () => saveMailWishes(uid, wishes));
    if (outcome.status === 'failed') toast(t(`error.${outcome.code}`), { tone: 'danger' });
  };
  const hour = (end: 'from' | 'until', chosen: typeof NIGHT) => (
    <SelectField
      label={choiceT(`times.${end}`)}
      value={String(chosen[end])}
      options={HOURS}
      onChange={(event) => void choose(end, { quiet: { [end]: Number(event.target.value) } })}
    />
  );
  return (
    <Stack gap={3}>
      {STOPPED.map((why) => {
        const address = settings[why];
        if (!address) return null;
        return (
          <Notice key={why} tone="warning" title={choiceT(`${why}.title`, { address })}>
            <p>{choiceT(`${why}.text`)}</p>
            <Button variant="secondary" size="small" onClick={() => void choose(why, { [why]: null })}>
              {choiceT(`${why}.again`)}
            </Button>
          </Notice>
        );
      })}
      <SelectField
        label={choiceT('times.gathering')}
        hint={choiceT('times.hint')}
        value={gathering}
        options={GATHERINGS.map((value) => ({ value, label: choiceT(`times.${value}`) }))}
        onChange={(event) => {
          const chosen = GATHERINGS.find((value) => value === event.target.value);
          if (chosen) void choose('gathering', { gathering: chosen });
        }}
      />
      <SwitchField
        label={choiceT('times.quiet')}
        hint={choiceT('times.quietHint')}
        checked={quiet !== undefined}
        onChange={(event) => void choose('quiet', { quiet: event.target.checked ? NIGHT : null })}
      />
      {quiet && (
        <div className={styles.hours}>
          {hour('from', quiet)}
          {hour('until', quiet)}
        </div>
      )}
    </Stack>
  );
}
