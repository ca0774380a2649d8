import type { ReactNode } from 'react';
import * as styles from './cover.module.css';
import { loopPath, quarterPath, wavePath } from './pen-paths.ts';
import { hash, seededRandom } from './seeded.ts';

type Random = () => number;

const between = (random: Random, low: number, high: number) => low + random() * (high - low);

/** The page of a copybook: ruled lines and a line of loops. */
function copybook(random: Random): ReactNode {
  const radius = between(random, 16, 24);
  const middle = between(random, 92, 112);
  const path = loopPath({ x: -30, y: middle, radius, reach: radius * between(random, 1.7, 2.3), turns: 16 });
  return (
    <>
      {[36, 72, 108, 144, 180].map((y) => (
        <line key={y} className={styles.rule} x1="0" x2="320" y1={y} y2={y} />
      ))}
      <path className={styles.pen} d={path} />
      <circle className={styles.spark} cx={between(random, 236, 290)} cy={between(random, 30, 48)} r="13" />
    </>
  );
}

/** Quarter discs laid like tiles: those of one tone are one shape, because a page draws many covers. */
function tiles(random: Random): ReactNode {
  const classes = [styles.deep, styles.mid, styles.light, styles.spark];
  const shapes = classes.map(() => '');
  for (let index = 0; index < 40; index += 1) {
    const corner = Math.floor(random() * 4);
    const pick = random();
    const kind = pick < 0.34 ? 0 : pick < 0.62 ? 1 : pick < 0.93 ? 2 : 3;
    shapes[kind] += quarterPath({ x: (index % 8) * 40, y: Math.floor(index / 8) * 40, size: 40, corner });
  }
  return shapes.map((shape, kind) => <path key={classes[kind]} className={classes[kind]} d={shape} />);
}

/** Hills under a sun. */
function hills(random: Random): ReactNode {
  const sun = between(random, 60, 260);
  return (
    <>
      <circle className={styles.spark} cx={sun} cy={between(random, 50, 74)} r={between(random, 24, 36)} />
      <path className={styles.light} d={wavePath(random, { y: 96, height: 26 })} />
      <path className={styles.mid} d={wavePath(random, { y: 128, height: 24 })} />
      <path className={styles.deep} d={wavePath(random, { y: 160, height: 20 })} />
    </>
  );
}

/** Rings that open from a corner. */
function rings(random: Random): ReactNode {
  const x = random() < 0.5 ? between(random, 10, 70) : between(random, 250, 310);
  const classes = [styles.light, styles.mid, styles.deep, styles.ground, styles.spark];
  return [190, 146, 104, 64, 26].map((radius, index) => (
    <circle key={radius} className={classes[index]} cx={x} cy="200" r={radius} />
  ));
}

/** A letter of the title as large as the picture. */
function letter(random: Random, title: string): ReactNode {
  const sign = [...title.replace(/[^\p{L}\p{N}]/gu, '')][0] ?? 'C';
  const right = random() < 0.5;
  return (
    <>
      <rect className={styles.mid} x={right ? 0 : 196} y="0" width="124" height="200" />
      <circle className={styles.spark} cx={right ? 62 : 258} cy={between(random, 56, 144)} r="34" />
      <text className={styles.letter} x={right ? 222 : 98} y="170" fontSize="214">
        {sign.toLocaleUpperCase()}
      </text>
    </>
  );
}

/** Steps that climb, and the next one. */
function steps(random: Random): ReactNode {
  const marked = 2 + Math.floor(random() * 4);
  const rise = between(random, 20, 26);
  return Array.from({ length: 7 }, (_, index) => {
    const height = 26 + index * rise;
    const tone = index === marked ? styles.spark : index % 2 ? styles.mid : styles.deep;
    return (
      <rect key={height} className={tone} x={6 + index * 44.6} y={200 - height} width="40" height={height} rx="3" />
    );
  });
}

/** What moves around a centre. */
function orbits(random: Random): ReactNode {
  const radius = between(random, 30, 50);
  return [0, 60, 120].map((turn) => (
    <ellipse
      key={turn}
      className={styles.pen}
      cx="160"
      cy="100"
      rx="120"
      ry={radius}
      transform={`rotate(${turn} 160 100)`}
    />
  ));
}

/** Each of the product's subjects has a drawing of its own, so that no two look alike. */
const drawings = new Map([
  ['languages', letter],
  ['technology', tiles],
  ['business', steps],
  ['design', rings],
  ['wellbeing', hills],
  ['science', orbits],
  ['arts', copybook],
]);

/** A subject that an administrator has made keeps one of the drawings for good; its hue tells it from the product's. */
function drawingOf(subject: string) {
  const all = [...drawings.values()];
  return drawings.get(subject) ?? all[hash(subject) % all.length] ?? rings;
}

/** The drawing of a subject, different for each seed, inside a 320 by 200 box. */
export const coverDrawing = (subject: string, seed: string, title: string): ReactNode =>
  drawingOf(subject)(seededRandom(seed), title);
