import { Divider } from '@cursiv/shared-ui';
import * as styles from './pen-stroke.module.css';

/** A stroke of the pen, written once where something is finished. */
export const PenStroke = () => (
  <div className={styles.stroke} aria-hidden>
    <Divider variant="flourish" />
  </div>
);
