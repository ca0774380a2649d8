import { formatDateTime, useLocale } from '@cursiv/shared-i18n';
import { Badge, type BadgeProps, type Column, DefinitionList, Dialog, Stack, Table } from '@cursiv/shared-ui';
import type { ErrorReport } from '../reporting/error-report.ts';
import { lastReports } from '../reporting/take-report.ts';
import { useInspectorT } from './messages/messages.ts';
import { type ReportedState, type SectionVersion, versionReport } from './version-report.ts';

const TONES: Record<ReportedState, NonNullable<BadgeProps['tone']>> = {
  absent: 'neutral',
  choosing: 'neutral',
  chosen: 'neutral',
  shown: 'neutral',
  loading: 'progress',
  running: 'success',
  disabled: 'warning',
  incompatible: 'warning',
  unavailable: 'danger',
  crashed: 'danger',
};

const NOTHING = '–';

function useColumns(): Column<SectionVersion>[] {
  const t = useInspectorT();
  return [
    { id: 'section', header: t('section'), rowHeader: true, cell: ({ section }) => <code>{section}</code> },
    { id: 'state', header: t('state'), cell: ({ state }) => <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge> },
    { id: 'build', header: t('build'), cell: ({ build }) => (build ? <code>{build}</code> : NOTHING) },
    { id: 'channel', header: t('channel'), cell: ({ channel }) => (channel ? t(`channels.${channel}`) : NOTHING) },
    {
      id: 'load',
      header: t('loadTime'),
      align: 'end',
      cell: ({ loadMs }) => (loadMs === undefined ? NOTHING : t('ms', { ms: Math.round(loadMs) })),
    },
  ];
}

const messageOf = ({ error }: ErrorReport) => (error instanceof Error ? error.message : String(error));

function Errors() {
  const t = useInspectorT();
  const locale = useLocale();
  const reports = lastReports();
  if (reports.length === 0) return <p>{t('noErrors')}</p>;
  const items = reports.map((report) => ({
    id: `${report.at} ${messageOf(report)}`,
    term: formatDateTime(new Date(report.at), locale),
    value: messageOf(report),
  }));
  return <DefinitionList items={items} />;
}

/** The code that runs in this page: shell and sections with build, channel and state, shared packages, latest errors. */
export function VersionsDialog({ onClose }: { onClose: () => void }) {
  const t = useInspectorT();
  const { shell, sections } = versionReport();
  const provided = Object.entries(shell.provides).map(([name, { version, names }]) => ({
    id: name,
    term: <code>{name}</code>,
    value: version ?? names.join(', '),
  }));
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('close')} size="large">
      <Stack gap={4}>
        <p>
          {t('shell')}: <code>{shell.build}</code>
        </p>
        <Table
          caption={t('sections')}
          hideCaption
          stacked
          columns={useColumns()}
          rows={sections}
          rowKey={({ section }) => section}
        />
        <h3>{t('errors')}</h3>
        <Errors />
        <h3>{t('shared')}</h3>
        <DefinitionList items={provided} />
      </Stack>
    </Dialog>
  );
}
