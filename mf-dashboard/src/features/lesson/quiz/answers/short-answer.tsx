import { QUIZ_LIMITS } from '@cursiv/shared-domain';
import { TextField } from '@cursiv/shared-ui';
import { useAttemptT } from '../messages/messages.ts';

/** A few words. */
export function ShortAnswer({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  return (
    <TextField
      label={useAttemptT()('yourAnswer')}
      autoComplete="off"
      spellCheck={false}
      maxLength={QUIZ_LIMITS.line}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
