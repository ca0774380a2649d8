import * as styles from './logo.module.css';

/** The name as one stroke of the pen. Put it in the link to the home page; `label` is the link's name. */
export function Logo({ label = 'Cursiv' }: { label?: string }) {
  return (
    <svg className={styles.logo} viewBox="9 4 154 43" role="img" aria-label={label} focusable="false">
      <path
        className={styles.pen}
        d="M43 15c-1-7-9-10-17-5C14 17 9 31 14 39c5 7 17 5 25-3 4-4 6-8 8-12 0 0-7 15-2 18 5 2 12-6 16-18 0 0-6 14-2 17 4 2 10-7 13-17 3-1 9 0 9 2-4 4-8 12-5 15 3 2 8-2 13-11l4-9c0 4 7.5 7 7 12-.5 4.5-7 5.5-13 2.5 8 3 15-3.5 21-14.5 0 0-7 15-3 18s9-5 13-12c2-4 5-7 8-7 4 0 2 18 5 18 6 0 12-9 14-18 3 3 8 4 13 1"
      />
      <circle className={styles.dot} cx="111" cy="10.5" r="3.4" />
    </svg>
  );
}
