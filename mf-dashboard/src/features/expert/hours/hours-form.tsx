import { saveSchedule } from '@cursiv/shared-data';
import {
  type Booking,
  conflictingBookings,
  dateAt,
  type Expert,
  type Holiday,
  type Schedule,
  scheduleProblems,
  withHolidays,
} from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import {
  Button,
  Cluster,
  ConflictNotice,
  deviceZone,
  Form,
  FormError,
  PagePart,
  Stack,
  Tabs,
  ZonePicker,
} from '@cursiv/shared-ui';
import { useMemo, useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useNow } from '../../../shared/use-now.ts';
import { useExpertT } from '../texts/texts.ts';
import { useFocusOn } from '../use-focus-on.ts';
import { usePartEditing } from '../use-part-editing.ts';
import { Conflicts } from './conflicts.tsx';
import { Exceptions } from './days-off/exceptions.tsx';
import { Holidays } from './days-off/holidays.tsx';
import { SiteHolidays } from './days-off/site-holidays.tsx';
import { Stays } from './days-off/stays.tsx';
import { TimeOff } from './days-off/time-off.tsx';
import { hoursSchema, hoursValues } from './hours-values.ts';
import { Preview } from './preview.tsx';
import { WeekGrid } from './week/week-grid.tsx';
import { WeekList } from './week/week-list.tsx';

type HoursFormProps = {
  expert: Expert;
  stored: Schedule | undefined;
  bookings: readonly Booking[];
  /** Those of the whole site. */
  holidays: readonly Holiday[];
};

/** Writes an expert's weekly hours, exceptions and days off, in wall time of their zone. */
export function HoursForm({ expert, stored, bookings, holidays }: HoursFormProps) {
  const t = useT();
  const expertT = useExpertT();
  const now = useNow();
  const today = dateAt(now, stored?.timeZone ?? expert.timeZone);
  const present = useMemo(() => hoursValues(stored, expert.timeZone, today), [stored, expert.timeZone, today]);
  const editing = usePartEditing(expert.id, 'expert.hours', hoursSchema, present, (hours) =>
    saveSchedule(expert.id, { ...hours, rev: stored?.rev ?? 0 }),
  );
  const [isChecked, setIsChecked] = useState(false);
  const focusOn = useFocusOn();
  const { values, edit, failure } = editing;
  const found = scheduleProblems(values);
  const problems = new Map(
    isChecked ? found.map(({ place, problem }) => [place, expertT(`hours.problem.${problem}`)]) : [],
  );
  const save = async () => {
    setIsChecked(true);
    const [first] = found;
    if (first) return focusOn(`hours-${first.place}`);
    const { status } = await editing.save();
    if (status !== 'done') return;
    setIsChecked(false);
    toast(expertT('hours.saved'), { tone: 'success' });
  };
  const closed = holidays.map(({ date }) => date);
  const offered = withHolidays(values, closed);
  const parts = { values, problems, onChange: edit };
  return (
    <Form onSubmit={() => !editing.hasConflict && void save()}>
      <Stack gap={4}>
        <PagePart title={expertT('hours.week')} intro={expertT('hours.weekIntro')}>
          <Stack gap={2}>
            <ZonePicker
              label={expertT('hours.zone')}
              change={t('session.zone.change')}
              hint={expertT('hours.zoneHint')}
              none={t('session.zone.none')}
              zone={values.timeZone}
              first={[deviceZone(), 'Europe/Bucharest']}
              onChoose={(timeZone) => edit({ ...values, timeZone })}
            />
            <Tabs
              label={expertT('hours.view')}
              items={[
                { id: 'list', label: expertT('hours.list'), content: <WeekList {...parts} /> },
                { id: 'grid', label: expertT('hours.grid'), content: <WeekGrid {...parts} /> },
              ]}
            />
          </Stack>
        </PagePart>
        <Exceptions {...parts} today={today} />
        <TimeOff {...parts} today={today} />
        <Stays {...parts} today={today} />
        <SiteHolidays {...parts} holidays={holidays.filter(({ date }) => date >= today)} />
        <Holidays {...parts} today={today} closed={closed} />
        <Conflicts
          bookings={found.length === 0 ? conflictingBookings(offered, bookings, now) : []}
          title="hours.conflicts"
        />
        {editing.hasConflict && <ConflictNotice onOverwrite={() => void save()} onReopen={editing.drop} />}
        {isChecked && found.length > 0 && <FormError title={expertT('hours.wrong', { count: found.length })} />}
        {failure && <FormError title={expertT('saveFailed')}>{t(`error.${failure}`)}</FormError>}
        <Cluster>
          <Button type="submit" pending={editing.isSaving} disabled={editing.hasConflict}>
            {expertT('hours.save')}
          </Button>
          {editing.isDirty && (
            <Button variant="secondary" onClick={editing.drop}>
              {expertT('hours.undo')}
            </Button>
          )}
          {editing.isDirty && <span>{expertT('unsaved')}</span>}
        </Cluster>
        {found.length === 0 && <Preview expert={expert} schedule={offered} now={now} />}
      </Stack>
    </Form>
  );
}
