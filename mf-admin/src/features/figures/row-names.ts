import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { useT } from '../../messages/messages.ts';
import { FIGURES, type FigureId } from './figure-tables.ts';
import { useFiguresT } from './messages/messages.ts';
import type { SpanKind } from './range.ts';

const DATES: Record<SpanKind, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'short' },
  week: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: 'numeric' },
};

/** How the rows of a figure are called together, and one by one. */
export function useRowNames(id: FigureId, span: SpanKind): { head: string; nameOf: (row: string) => string } {
  const t = useT();
  const figures = useFiguresT();
  const locale = useLocale();
  const { rows } = FIGURES[id];
  const nameOf = (row: string): string => {
    switch (rows) {
      case 'time':
        return formatDate(new Date(row), locale, { ...DATES[span], timeZone: 'UTC' });
      case 'page':
      case 'list':
        return figures(`page.${row as 'course'}`);
      case 'feature':
        return figures(`feature.${row as 'learning'}`);
      case 'booking':
        return t(`bookingStatus.${row as 'requested'}`);
      case 'answered':
        return figures(`answered.${row as 'lead'}`);
      case 'medium':
        return figures(`medium.${row as 'video'}`);
      case 'words':
        return row;
    }
  };
  return { head: figures(`head.${rows === 'time' ? span : rows}`), nameOf };
}
