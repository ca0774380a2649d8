import type { BusyCalendar } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { Facts, Notice, Stack, useReaderZone } from '@cursiv/shared-ui';
import { useExpertT } from '../../texts/texts.ts';

/** Where the calendar is, when it was last read, and what was in the way. Its whole address would open it to whoever looks on. */
export function CalendarState({ calendar }: { calendar: BusyCalendar }) {
  const expertT = useExpertT();
  const locale = useLocale();
  const timeZone = useReaderZone();
  const { address, busy, isCut, readAt, problem } = calendar;
  const at = readAt && formatDate(readAt, locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <Stack gap={2}>
      <Facts
        items={[
          { id: 'host', text: new URL(address).host },
          ...(at ? [{ id: 'read', text: expertT('elsewhere.readAt', { at }) }] : []),
          { id: 'busy', text: expertT('elsewhere.busy', { count: busy.length }) },
        ]}
      />
      {problem && (
        <Notice tone="warning" role="status" title={expertT('elsewhere.failed')}>
          {expertT(`elsewhere.problem.${problem}`)}
        </Notice>
      )}
      {isCut && <Notice title={expertT('elsewhere.cut')}>{expertT('elsewhere.cutText')}</Notice>}
    </Stack>
  );
}
