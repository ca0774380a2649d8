import { CheckboxField } from '@cursiv/shared-ui';
import * as styles from './choices.module.css';
import { ProblemLine } from './problem-line.tsx';

type ChoiceGroupProps<T extends string> = {
  /** Of the first choice, where the focus goes when something is wrong. */
  id: string;
  legend: string;
  options: readonly { value: T; label: string }[];
  chosen: readonly T[];
  error: string | undefined;
  onChange: (chosen: T[]) => void;
};

/** Several of a fixed list, kept in the list's order. */
export function ChoiceGroup<T extends string>({ id, legend, options, chosen, error, onChange }: ChoiceGroupProps<T>) {
  const toggle = (value: T) =>
    onChange(options.map((option) => option.value).filter((each) => chosen.includes(each) !== (each === value)));
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-problem` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>
        {options.map(({ value, label }, index) => (
          <CheckboxField
            key={value}
            {...(index === 0 && { id })}
            label={label}
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
          />
        ))}
      </div>
      <ProblemLine id={`${id}-problem`}>{error}</ProblemLine>
    </fieldset>
  );
}
