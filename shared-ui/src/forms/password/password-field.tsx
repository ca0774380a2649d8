import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { IconButton } from '../../actions/icon-button.tsx';
import * as styles from '../field.module.css';
import { Field, type FieldTexts } from '../field.tsx';

export type PasswordFieldProps = Omit<ComponentProps<'input'>, keyof FieldTexts | 'type' | 'className'> &
  FieldTexts & {
    showLabel: string;
    hideLabel: string;
    autoComplete: 'current-password' | 'new-password';
    aside?: ReactNode;
  };

/** A password field that can show its text. */
export function PasswordField({
  label,
  hint,
  error,
  required,
  id,
  aside,
  showLabel,
  hideLabel,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} required={required} id={id} aside={aside}>
      {(control) => (
        <div className={styles.withEnd}>
          <input
            spellCheck={false}
            autoCapitalize="off"
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={styles.control}
          />
          <span className={styles.end}>
            <IconButton
              label={shown ? hideLabel : showLabel}
              icon={shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
              onClick={() => setShown(!shown)}
            />
          </span>
        </div>
      )}
    </Field>
  );
}
