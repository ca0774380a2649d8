import { HEALTH_PARTS, type Health, type HealthPart } from '@cursiv/shared-domain';
import { formatDateTime, useLocale } from '@cursiv/shared-i18n';
import { Link } from '@cursiv/shared-router';
import { Badge, Button, type Column, PagePart, Stack, Table, useReaderZone } from '@cursiv/shared-ui';
import { HealthNotice, TONES } from '../../shared/status/health-notice.tsx';
import { useStatusT } from './messages/messages.ts';
import { ScheduleRuns } from './schedule-runs.tsx';

/** How the site was when it was asked. */
export function SiteHealth({ health, onAgain }: { health: Health; onAgain: () => void }) {
  const t = useStatusT();
  const locale = useLocale();
  const zone = useReaderZone();
  const shown = (time: string) => formatDateTime(new Date(time), locale, zone);
  const columns: Column<HealthPart>[] = [
    { id: 'part', header: t('part'), rowHeader: true, cell: (part) => t(`names.${part}`) },
    {
      id: 'state',
      header: t('state'),
      cell: (part) => <Badge tone={TONES[health[part].state]}>{t(`states.${health[part].state}`)}</Badge>,
    },
    { id: 'what', header: t('what'), cell: (part) => <Advice health={health} part={part} shown={shown} /> },
  ];
  return (
    <Stack gap={6}>
      <HealthNotice
        health={health}
        action={
          <Button variant="secondary" onClick={onAgain}>
            {t('again')}
          </Button>
        }
      />
      <PagePart title={t('parts')} intro={t('checkedAt', { time: shown(health.checkedAt) })}>
        <Table caption={t('eachPart')} hideCaption stacked columns={columns} rows={HEALTH_PARTS} rowKey={String} />
      </PagePart>
      <ScheduleRuns runs={health.schedules.runs} shown={shown} />
    </Stack>
  );
}

type AdviceProps = { health: Health; part: HealthPart; shown: (time: string) => string };

/** What is known of a part that is not well, and what to do. */
function Advice({ health, part, shown }: AdviceProps) {
  const t = useStatusT();
  if (health[part].state === 'well') return t('advice.none');
  const { dueSince = null } = part === 'mails' || part === 'pushes' || part === 'dataRequests' ? health[part] : {};
  const dead = part === 'deadMails' || part === 'deadPushes' ? part : undefined;
  const count = dead ? health[dead].count : null;
  return (
    <>
      {dueSince && `${t(part === 'dataRequests' ? 'lateSince' : 'dueSince', { time: shown(dueSince) })} `}
      {dead && count !== null && `${t(`${dead}`, { count })} `}
      {t(`advice.${part}`)}
      {dead && (
        <>
          {' '}
          <Link to={dead === 'deadMails' ? '/admin/mail' : '/admin/mail?kind=pushes'}>
            {t(dead === 'deadMails' ? 'toMails' : 'toPushes')}
          </Link>
        </>
      )}
    </>
  );
}
