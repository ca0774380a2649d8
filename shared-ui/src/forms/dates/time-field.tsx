import { parseTime, type Time } from '@internationalized/date';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import * as fieldStyles from '../field.module.css';
import type { FieldTexts } from '../field.tsx';
import { AriaFieldParts, AriaLocale } from './aria-field.tsx';
import * as styles from './date-field.module.css';

/** A time of day as `HH:MM` on a 24-hour clock; the empty string means none. */
export type TimeText = string;

export type TimeFieldProps = Omit<FieldTexts, 'id'> & {
  value: TimeText;
  onChange: (value: TimeText) => void;
  onBlur?: () => void;
  name?: string;
  /** First and last selectable time. */
  min?: TimeText | undefined;
  max?: TimeText | undefined;
  disabled?: boolean | undefined;
};

const timeOf = (text: TimeText | undefined): Time | null => {
  try {
    return text ? parseTime(text) : null;
  } catch {
    // An invalid time counts as none.
    return null;
  }
};

/** A time of day, typed or stepped part by part. */
export function TimeField(props: TimeFieldProps) {
  const { label, hint, error, required, value, onChange, onBlur, name, min, max, disabled } = props;
  return (
    <AriaLocale>
      <AriaTimeField
        className={fieldStyles.field ?? ''}
        value={timeOf(value)}
        onChange={(time) => onChange(time?.toString().slice(0, 'HH:MM'.length) ?? '')}
        {...(onBlur && { onBlur })}
        {...(name !== undefined && { name })}
        minValue={timeOf(min)}
        maxValue={timeOf(max)}
        isDisabled={disabled ?? false}
        isRequired={required ?? false}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        hourCycle={24}
        granularity="minute"
        shouldForceLeadingZeros
      >
        <AriaFieldParts label={label} hint={hint} error={error} required={required}>
          <DateInput className={`${styles.control} ${styles.time}`}>
            {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
          </DateInput>
        </AriaFieldParts>
      </AriaTimeField>
    </AriaLocale>
  );
}
