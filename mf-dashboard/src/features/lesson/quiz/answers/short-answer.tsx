import { QUIZ_LIMITS } from '@cursiv/shared-domain';
import { TextField } from '@cursiv/shared-ui';
import { useT } from '../../../../messages/messages.ts';

/** A few words. */
export function ShortAnswer({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  return (
    <TextField
      label={useT()('attempt.yourAnswer')}
      autoComplete="off"
      spellCheck={false}
      maxLength={QUIZ_LIMITS.line}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
