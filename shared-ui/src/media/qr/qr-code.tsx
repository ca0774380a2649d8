import { encode } from 'uqr';
import * as styles from './qr-code.module.css';

/** The QR code of a text, quiet zone included. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((line, row) =>
    line.flatMap((isDark, column) => (isDark ? `M${column} ${row}h1v1h-1z` : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.qr}
    >
      <path d={dark.join('')} />
    </svg>
  );
}
