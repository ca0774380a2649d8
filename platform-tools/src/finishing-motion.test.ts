import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, '../../mf-dashboard/src/features/lesson/finish');
/** From a line of its own to the bracket below it. */
const FOR_WHO_WANTS_MOTION = /^( *)@media \(prefers-reduced-motion: no-preference\) \{$[\s\S]*?^\1\}$/gm;
const MOTION = /^ *(animation|transition)(-[a-z]+)*:.*$/gm;

const css = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(path.join(FOLDER, file), 'utf8'))
  .join('\n');

describe('the moment in which a lesson or a course is finished', () => {
  it('moves for who wants motion: the pen writes, the stars rise', () => {
    const moving = (css.match(FOR_WHO_WANTS_MOTION) ?? []).flatMap((block) => block.match(MOTION) ?? []);
    expect(moving.map((line) => line.trim().split(' ')[0])).toEqual(
      expect.arrayContaining(['animation:', 'transition:']),
    );
  });

  it('moves for nobody who wants less of it', () => {
    expect(css.replace(FOR_WHO_WANTS_MOTION, '').match(MOTION) ?? []).toEqual([]);
  });
});
