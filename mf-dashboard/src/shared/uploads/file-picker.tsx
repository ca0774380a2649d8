import type { FileRule } from '@cursiv/shared-domain';
import { Button } from '@cursiv/shared-ui';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import * as styles from './file-picker.module.css';

type FilePickerProps = {
  label: string;
  rule: FileRule;
  disabled?: boolean;
  onPick: (file: File) => void;
  size?: 'medium' | 'small';
};

/** A button that asks for one file; the same file can be picked again after a failure. */
export function FilePicker({ label, rule, disabled = false, onPick, size = 'medium' }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        className={styles.input}
        aria-label={label}
        tabIndex={-1}
        accept={rule.accept}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file) onPick(file);
        }}
      />
      <Button
        variant="secondary"
        size={size}
        disabled={disabled}
        icon={<Upload size={18} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
