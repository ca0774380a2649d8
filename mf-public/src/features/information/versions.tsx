import { formatDate, useLocale } from '@cursiv/shared-i18n';
import type { TextVersion } from './information-text.ts';
import { useT } from './messages/messages.ts';
import * as styles from './versions.module.css';

/** A day without a zone is read, and shown, in UTC: it is the same day everywhere. */
const dayOf = (on: string) => new Date(`${on}T12:00:00Z`);

/** Since when a text holds, and what each version has changed. */
export function Versions({ versions }: { versions: readonly TextVersion[] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <footer className={styles.versions}>
      <h2>{t('versions')}</h2>
      <dl>
        {versions.map(({ on, change }) => (
          <div key={on}>
            <dt>
              <time dateTime={on}>{formatDate(dayOf(on), locale)}</time>
            </dt>
            <dd>{change}</dd>
          </div>
        ))}
      </dl>
    </footer>
  );
}
