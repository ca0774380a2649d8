import { Button, FieldError, IconButton } from '@cursiv/shared-ui';
import { Plus, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import * as styles from './line-frame.module.css';

type LinesFrameProps = {
  legend: string;
  hint?: string;
  error: string | undefined;
  addLabel: string;
  /** Absent when there is no room for more. */
  onAdd: (() => void) | undefined;
  children: ReactNode;
};

/** The options, items, pairs or spellings of a question. */
export function LinesFrame({ legend, hint, error, addLabel, onAdd, children }: LinesFrameProps) {
  const errorId = useId();
  return (
    <fieldset className={styles.lines} aria-describedby={error && errorId}>
      <legend className={styles.legend}>{legend}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
      <FieldError id={errorId} error={error} />
      {onAdd && (
        <div>
          <Button variant="secondary" size="small" icon={<Plus size={18} aria-hidden />} onClick={onAdd}>
            {addLabel}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

type LineFrameProps = { removeLabel: string; onRemove: () => void; buttons?: ReactNode; children: ReactNode };

/** One of them, with its buttons. */
export function LineFrame({ removeLabel, onRemove, buttons, children }: LineFrameProps) {
  return (
    <div className={styles.line}>
      <div className={styles.fields}>{children}</div>
      <div className={styles.buttons}>
        {buttons}
        <IconButton label={removeLabel} icon={<X size={18} aria-hidden />} onClick={onRemove} />
      </div>
    </div>
  );
}
