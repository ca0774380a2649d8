import { useLastReady, useWatch, watchAdministrators } from '@cursiv/shared-data';
import { AUDIT_ACTIONS } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { DateField, FilterBar } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { shownName } from '../../shared/subject-name.ts';
import { useSubjectNames } from '../../shared/use-subject-names.ts';
import { useAuditT } from './messages/messages.ts';
import type { useAuditQuestion } from './use-audit-question.ts';

/** Narrows the audit log down to a kind of change, an administrator and some days. */
export function AuditFilters({ question, from = '', until = '', ask }: ReturnType<typeof useAuditQuestion>) {
  const t = useAuditT();
  const actors = useActors(question.actorUid);
  const isBackwards = from !== '' && until !== '' && until < from;
  return (
    <FilterBar
      label={t('filters')}
      choices={[
        {
          id: 'action',
          label: t('action'),
          any: t('anyAction'),
          value: question.action ?? '',
          options: AUDIT_ACTIONS.map((value) => ({ value, label: t(`actions.${value}`) })),
          onChoose: (value) => ask('action', value),
        },
        {
          id: 'actor',
          label: t('actor'),
          any: t('anyActor'),
          value: question.actorUid ?? '',
          options: actors,
          onChoose: (value) => ask('actor', value),
        },
      ]}
      others={[
        {
          id: 'from',
          field: <DateField label={t('from')} value={from} onChange={(day) => ask('from', day)} />,
        },
        {
          id: 'until',
          field: (
            <DateField
              label={t('until')}
              value={until}
              error={isBackwards ? t('order') : undefined}
              onChange={(day) => ask('until', day)}
            />
          ),
        },
      ]}
    />
  );
}

/** Today's administrators by name, and the one who is asked for, who may be none any more. */
function useActors(asked: string | undefined): { value: string; label: string }[] {
  const t = useT();
  const locale = useLocale();
  const administrators = useLastReady(useWatch(watchAdministrators)) ?? [];
  const former = asked && !administrators.some(({ id }) => id === asked) ? asked : undefined;
  const names = useSubjectNames(former ? [`users/${former}`] : []);
  const named = administrators.map(({ id, name, email }) => ({ value: id, label: name || email }));
  const formerName = shownName(names?.get(`users/${former}`), locale, t('audit.someUser'));
  return [...named, ...(former ? [{ value: former, label: formerName }] : [])].sort((one, other) =>
    one.label.localeCompare(other.label, locale),
  );
}
