import type { BusyCalendar } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { Facts, Notice, Stack, useReaderZone } from '@cursiv/shared-ui';
import { useT } from '../../../../messages/messages.ts';

/** Where the calendar is, when it was last read, and what was in the way. Its whole address would open it to whoever looks on. */
export function CalendarState({ calendar }: { calendar: BusyCalendar }) {
  const t = useT();
  const locale = useLocale();
  const timeZone = useReaderZone();
  const { address, busy, isCut, readAt, problem } = calendar;
  const at = readAt && formatDate(readAt, locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <Stack gap={2}>
      <Facts
        items={[
          { id: 'host', text: new URL(address).host },
          ...(at ? [{ id: 'read', text: t('expert.elsewhere.readAt', { at }) }] : []),
          { id: 'busy', text: t('expert.elsewhere.busy', { count: busy.length }) },
        ]}
      />
      {problem && (
        <Notice tone="warning" role="status" title={t('expert.elsewhere.failed')}>
          {t(`expert.elsewhere.problem.${problem}`)}
        </Notice>
      )}
      {isCut && <Notice title={t('expert.elsewhere.cut')}>{t('expert.elsewhere.cutText')}</Notice>}
    </Stack>
  );
}
