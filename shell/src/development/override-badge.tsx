import { useT } from '../messages/messages.ts';
import * as styles from './override-badge.module.css';
import { endOverrides, tabOverrides } from './overrides.ts';

/** Says that this tab uses overridden sections, and ends that. */
export function OverrideBadge() {
  const t = useT();
  const overrides = Object.entries(tabOverrides());
  if (overrides.length === 0) return null;
  return (
    <aside aria-label={t('overrides.label')} className={styles.badge}>
      {overrides.map(([section, origin]) => (
        <code key={section}>
          {section} ← {origin}
        </code>
      ))}
      <button type="button" className={styles.end} onClick={endOverrides}>
        {t('overrides.end')}
      </button>
    </aside>
  );
}
