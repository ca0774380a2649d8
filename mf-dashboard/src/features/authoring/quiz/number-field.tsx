import { TextField } from '@cursiv/shared-ui';

type NumberFieldProps = {
  label: string;
  hint?: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
};

/** A whole number within limits. While its writer clears it, the last number stands. */
export function NumberField({ label, hint, value, least, most, onChange }: NumberFieldProps) {
  return (
    <TextField
      label={label}
      hint={hint}
      type="number"
      inputMode="numeric"
      min={least}
      max={most}
      defaultValue={value}
      onChange={({ currentTarget }) => {
        const number = Math.round(currentTarget.valueAsNumber);
        if (Number.isFinite(number)) onChange(Math.min(most, Math.max(least, number)));
      }}
    />
  );
}
