import { useLocale } from '@cursiv/shared-i18n';
import { Button, Cluster } from '@cursiv/shared-ui';
import { shownName } from '../../shared/subject-name.ts';
import { useSubjectNames } from '../../shared/use-subject-names.ts';
import { useAuditT } from './messages/messages.ts';

/** Says whose changes alone are shown, and leads back to everybody's. */
export function OneSubject({ subject, onAll }: { subject: string; onAll: () => void }) {
  const t = useAuditT();
  const locale = useLocale();
  const names = useSubjectNames([subject]);
  const name = shownName(names?.get(subject), locale, subject);
  return (
    <Cluster>
      <p>
        {t('subject')}: <strong translate="no">{name}</strong>
      </p>
      <Button variant="secondary" size="small" onClick={onAll}>
        {t('anySubject')}
      </Button>
    </Cluster>
  );
}
