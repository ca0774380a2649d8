import type { CSSProperties, ReactNode } from 'react';
import * as styles from './bar-chart.module.css';

export type BarRow = {
  id: string;
  name: ReactNode;
  /** One for each of the chart's series. */
  values: readonly number[];
  /** The values in words. */
  text: ReactNode;
};

export type BarChartProps = {
  /** What the bars are: one or two, the second drawn over the first. */
  series: readonly string[];
  rows: readonly BarRow[];
  /** For many short names, such as days. */
  isDense?: boolean;
};

/** Numbers as bars, against the largest of them. Whoever cannot see it reads a table beside it that says the same. */
export function BarChart({ series, rows, isDense = false }: BarChartProps) {
  const largest = Math.max(1, ...rows.flatMap(({ values }) => values));
  return (
    <figure className={styles.chart} data-dense={isDense} aria-hidden="true">
      <figcaption className={styles.legend}>
        {series.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </figcaption>
      <ol className={styles.bars}>
        {rows.map(({ id, name, values, text }) => (
          <li key={id} className={styles.row}>
            <span className={styles.name}>{name}</span>
            <span className={styles.track}>
              {series.map((bar, index) => (
                <span
                  key={bar}
                  className={styles.bar}
                  style={{ '--share': (values[index] ?? 0) / largest } as CSSProperties}
                />
              ))}
            </span>
            <span className={styles.text}>{text}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
