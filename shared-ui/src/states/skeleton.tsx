import type { CSSProperties } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './skeleton.module.css';

const shapes = {
  text: styles.text,
  block: styles.block,
  circle: styles.circle,
};

export type SkeletonProps = {
  /** CSS lengths of the coming content. */
  width?: string;
  height?: string;
  /** Width by height, for covers and video, such as `16 / 10`. */
  ratio?: string;
  shape?: keyof typeof shapes;
};

/** The place of loading content. Takes its final space at once, becomes visible after 300 ms. */
export function Skeleton({ width = '100%', height, ratio, shape = 'text' }: SkeletonProps) {
  const style: CSSProperties = { width, ...(height && { height }), ...(ratio && { aspectRatio: ratio }) };
  return <span className={classNames(styles.skeleton, shapes[shape])} style={style} aria-hidden="true" />;
}
