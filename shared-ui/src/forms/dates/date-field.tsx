import { type CalendarDate, type DateValue, parseDate } from '@internationalized/date';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Heading } from 'react-aria-components/Heading';
import { Popover } from 'react-aria-components/Popover';
import * as fieldStyles from '../field.module.css';
import type { FieldTexts } from '../field.tsx';
import { AriaFieldParts, AriaLocale } from './aria-field.tsx';
import * as styles from './date-field.module.css';

/** A calendar day as `YYYY-MM-DD`; the empty string means none. */
export type DateText = string;

export type DateFieldProps = Omit<FieldTexts, 'id'> & {
  value: DateText;
  onChange: (value: DateText) => void;
  onBlur?: () => void;
  name?: string;
  /** First and last selectable day. */
  min?: DateText | undefined;
  max?: DateText | undefined;
  /** Visible days that cannot be selected. */
  isUnavailable?: (day: DateText) => boolean;
  disabled?: boolean | undefined;
};

const dateOf = (text: DateText | undefined): CalendarDate | null => {
  try {
    return text ? parseDate(text) : null;
  } catch {
    // An invalid date counts as none.
    return null;
  }
};

/** A day, typed part by part or chosen from a month. Uses the page's language; weeks begin on Monday. */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, required, value, onChange, onBlur, name, min, max, isUnavailable, disabled } = props;
  return (
    <AriaLocale>
      <DatePicker
        className={fieldStyles.field ?? ''}
        value={dateOf(value)}
        onChange={(date: DateValue | null) => onChange(date?.toString() ?? '')}
        {...(onBlur && { onBlur })}
        {...(name !== undefined && { name })}
        minValue={dateOf(min)}
        maxValue={dateOf(max)}
        {...(isUnavailable && { isDateUnavailable: (date: DateValue) => isUnavailable(date.toString()) })}
        isDisabled={disabled ?? false}
        isRequired={required ?? false}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        firstDayOfWeek="mon"
        granularity="day"
        shouldForceLeadingZeros
      >
        <AriaFieldParts label={label} hint={hint} error={error} required={required}>
          <Group className={styles.control ?? ''}>
            <DateInput className={styles.input ?? ''}>
              {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
            </DateInput>
            <Button className={styles.open ?? ''}>
              <CalendarDays size={20} aria-hidden />
            </Button>
          </Group>
        </AriaFieldParts>
        <Popover className={styles.popover ?? ''} placement="bottom start" offset={4}>
          <Dialog className={styles.dialog ?? ''}>
            <Month />
          </Dialog>
        </Popover>
      </DatePicker>
    </AriaLocale>
  );
}

function Month() {
  return (
    <Calendar>
      <header className={styles.header}>
        <Button slot="previous" className={styles.turn ?? ''}>
          <ChevronLeft size={20} aria-hidden />
        </Button>
        <Heading level={2} className={styles.month ?? ''} />
        <Button slot="next" className={styles.turn ?? ''}>
          <ChevronRight size={20} aria-hidden />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short" className={styles.grid ?? ''}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.day ?? ''} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
