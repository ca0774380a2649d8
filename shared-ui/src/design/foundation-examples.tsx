import { Logo } from '../brand/logo.tsx';
import { Avatar } from '../identity/avatar.tsx';
import { Cover } from '../identity/cover.tsx';
import { Cluster } from '../layout/cluster.tsx';
import { Divider } from '../layout/divider.tsx';
import { Grid } from '../layout/grid.tsx';
import { Stack } from '../layout/stack.tsx';
import * as styles from './themes.module.css';
import { Specimen } from './themes.tsx';
import { useWords } from './words.ts';

const COLORS = [
  'paper',
  'raised',
  'sunken',
  'line',
  'line-strong',
  'ink',
  'ink-soft',
  'accent',
  'accent-strong',
  'accent-wash',
  'progress',
  'progress-wash',
  'progress-ink',
  'success',
  'success-wash',
  'success-ink',
  'warning',
  'warning-wash',
  'warning-ink',
  'danger',
  'danger-strong',
  'danger-wash',
  'danger-ink',
];
const SIZES = ['3xl', '2xl', 'xl', 'l', 'm', 's', 'xs'];
const SPACES = ['half', '1', '2', '3', '4', '6', '8', '12'];
const CATEGORIES = ['languages', 'technology', 'business', 'design', 'wellbeing', 'science', 'arts'];

/** Colours, type, space, shadow and the parts of the identity. */
export function FoundationExamples() {
  const words = useWords();
  return (
    <>
      <Specimen name="Logo">
        <Cluster>
          <Logo />
        </Cluster>
      </Specimen>
      <Specimen name="--color-*">
        <div className={styles.swatches}>
          {COLORS.map((name) => (
            <div key={name}>
              <div className={styles.swatch} style={{ background: `var(--color-${name})` }} />
              {name}
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen name="--text-*, --font-display, --font-text">
        {SIZES.map((size, index) => (
          <p
            key={size}
            style={{
              fontSize: `var(--text-${size})`,
              fontFamily: index < 3 ? 'var(--font-display)' : undefined,
              lineHeight: 1.2,
            }}
          >
            {words.course} ăâîșț
          </p>
        ))}
      </Specimen>
      <Specimen name="--space-*, --shadow-overlay, Divider">
        <Stack gap={1}>
          {SPACES.map((space) => (
            <div key={space} className={styles.step} style={{ width: `var(--space-${space})` }} />
          ))}
        </Stack>
        <Divider />
        <div className={styles.shadow}>{words.courseText}</div>
      </Specimen>
      <Specimen name="Cover, Avatar">
        <Grid min="7rem" gap={1}>
          {CATEGORIES.map((category) => (
            <Cover key={category} title={words.course} seed={category} />
          ))}
        </Grid>
        <Cluster>
          {['Sorin Bălan', 'Ana', 'Țuca Șerban', 'Óscar'].map((name) => (
            <Avatar key={name} name={name} />
          ))}
        </Cluster>
      </Specimen>
    </>
  );
}
