import type { Stored } from '@cursiv/shared-data/edits';
import type { Holidays } from '@cursiv/shared-domain';
import { useMemo } from 'react';
import { useContentEdits } from '../form/use-content-edits.ts';
import { ContentHistory } from '../history/content-history.tsx';
import { fieldsOf, type HolidayFields, holidayFieldsSchema, holidaysOf } from './holiday-fields.ts';
import { HolidaysForm } from './holidays-form.tsx';
import { useHolidayLines } from './use-holiday-lines.ts';

/** The days on which nobody is booked, and what became of the list. */
export function HolidaysEditor({ stored: { rev, value } }: { stored: { rev: number; value: Holidays } }) {
  const linesOf = useHolidayLines();
  const stored = useMemo((): Stored<HolidayFields> => ({ rev, doc: fieldsOf(value) }), [rev, value]);
  const edits = useContentEdits({ key: 'holidays', stored, schema: holidayFieldsSchema, toValue: holidaysOf });
  return (
    <>
      <HolidaysForm edits={edits} />
      <ContentHistory name="holidays" linesOf={linesOf} onRestore={(before) => edits.edit(fieldsOf(before))} />
    </>
  );
}
