import { EmptyState } from '@cursiv/shared-ui';
import { useExpertT } from '../messages/messages.ts';
import { ListView } from './views/list-view.tsx';
import { MonthView } from './views/month-view.tsx';
import { type View, ViewChoice } from './views/view-choice.tsx';
import type { ViewProps } from './views/view-props.ts';
import { WeekView } from './views/week-view.tsx';

const LAYOUTS = { month: MonthView, week: WeekView, list: ListView };

type DayTimesProps = ViewProps & {
  /** Whether there were times, which the reader's clock has passed. */
  arePassed: boolean;
  view: View;
  onView: (view: View) => void;
};

/** The free times by day, laid out as the reader likes. */
export function DayTimes({ arePassed, view, onView, ...props }: DayTimesProps) {
  const t = useExpertT();
  if (props.days.length === 0)
    return arePassed ? (
      <EmptyState title={t('passed.title')} text={t('passed.text')} />
    ) : (
      <EmptyState title={t('full.title')} text={t('full.text')} />
    );
  const Layout = LAYOUTS[view];
  return (
    <>
      <ViewChoice view={view} onChoose={onView} />
      <Layout {...props} />
    </>
  );
}
