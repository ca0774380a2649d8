import { Avatar, Section } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import * as styles from './instructors.module.css';

/** Who teaches the course. */
export function Instructors({ names }: { names: readonly string[] }) {
  const t = useT();
  if (names.length === 0) return null;
  return (
    <Section title={t('course.instructors', { count: names.length })}>
      <ul className={styles.people}>
        {names.map((name) => (
          <li key={name} className={styles.person}>
            <Avatar name={name} size={56} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
