import { createOwnTranslator } from '@cursiv/shared-i18n';
import * as styles from './override-badge.module.css';
import { endOverrides, tabOverrides } from './overrides.ts';

/** Only people who develop sections meet them. */
const { useT } = createOwnTranslator(
  { label: 'Secțiuni luate din altă parte', end: 'Înapoi la cele publicate' },
  { label: 'Sections taken from elsewhere', end: 'Back to the published ones' },
);

/** Says that this tab uses overridden sections, and ends that. */
export function OverrideBadge() {
  const t = useT();
  const overrides = Object.entries(tabOverrides());
  if (overrides.length === 0) return null;
  return (
    <aside aria-label={t('label')} className={styles.badge}>
      {overrides.map(([section, origin]) => (
        <code key={section}>
          {section} ← {origin}
        </code>
      ))}
      <button type="button" className={styles.end} onClick={endOverrides}>
        {t('end')}
      </button>
    </aside>
  );
}
