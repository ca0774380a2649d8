import { HEALTH_PARTS, type Health, type HealthPart } from '@cursiv/shared-domain';
import { formatDateTime, useLocale } from '@cursiv/shared-i18n';
import { Link } from '@cursiv/shared-router';
import { Badge, Button, type Column, PagePart, Stack, Table, useReaderZone } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { HealthNotice, TONES } from '../../shared/status/health-notice.tsx';
import { ScheduleRuns } from './schedule-runs.tsx';

/** How the site was when it was asked. */
export function SiteHealth({ health, onAgain }: { health: Health; onAgain: () => void }) {
  const t = useT();
  const locale = useLocale();
  const zone = useReaderZone();
  const shown = (time: string) => formatDateTime(new Date(time), locale, zone);
  const columns: Column<HealthPart>[] = [
    { id: 'part', header: t('status.part'), rowHeader: true, cell: (part) => t(`status.names.${part}`) },
    {
      id: 'state',
      header: t('status.state'),
      cell: (part) => <Badge tone={TONES[health[part].state]}>{t(`status.states.${health[part].state}`)}</Badge>,
    },
    { id: 'what', header: t('status.what'), cell: (part) => <Advice health={health} part={part} shown={shown} /> },
  ];
  return (
    <Stack gap={6}>
      <HealthNotice
        health={health}
        action={
          <Button variant="secondary" onClick={onAgain}>
            {t('status.again')}
          </Button>
        }
      />
      <PagePart title={t('status.parts')} intro={t('status.checkedAt', { time: shown(health.checkedAt) })}>
        <Table
          caption={t('status.eachPart')}
          hideCaption
          stacked
          columns={columns}
          rows={HEALTH_PARTS}
          rowKey={String}
        />
      </PagePart>
      <ScheduleRuns runs={health.schedules.runs} shown={shown} />
    </Stack>
  );
}

type AdviceProps = { health: Health; part: HealthPart; shown: (time: string) => string };

/** What is known of a part that is not well, and what to do. */
function Advice({ health, part, shown }: AdviceProps) {
  const t = useT();
  if (health[part].state === 'well') return t('status.advice.none');
  const { dueSince = null } = part === 'mails' || part === 'pushes' || part === 'dataRequests' ? health[part] : {};
  const dead = part === 'deadMails' || part === 'deadPushes' ? part : undefined;
  const count = dead ? health[dead].count : null;
  return (
    <>
      {dueSince && `${t(part === 'dataRequests' ? 'status.lateSince' : 'status.dueSince', { time: shown(dueSince) })} `}
      {dead && count !== null && `${t(`status.${dead}`, { count })} `}
      {t(`status.advice.${part}`)}
      {dead && (
        <>
          {' '}
          <Link to={dead === 'deadMails' ? '/admin/mail' : '/admin/mail?kind=pushes'}>
            {t(dead === 'deadMails' ? 'status.toMails' : 'status.toPushes')}
          </Link>
        </>
      )}
    </>
  );
}
