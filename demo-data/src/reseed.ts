// `npm run seed`: replaces what the backend holds by fresh demo data; with `-- --scale 1000` by a large site of so many courses
// and what belongs to them. Not while the backend runs.
import { parseArgs } from 'node:util';
import { startFailure } from '@cursiv/local-cloud';
import { DEFAULT_DATA_FOLDER, startProductCloud } from './product-cloud.ts';

/** The usual port, so that a backend that is running is noticed before its data is touched. */
const PORT = 3010;

/** The most courses: more do not fit the memory of one machine. */
const MOST_COURSES = 20_000;

/** The number of courses beside the demo's; ends the process with one line when it is none. */
function readScale(): number {
  try {
    const { scale } = parseArgs({ options: { scale: { type: 'string', default: '0' } } }).values;
    const courses = Number(scale);
    if (Number.isInteger(courses) && courses >= 0 && courses <= MOST_COURSES) return courses;
  } catch {
    // Unknown options get the same answer.
  }
  console.error(
    `The only option is --scale, with a number of courses up to ${MOST_COURSES}: npm run seed -- --scale 1000`,
  );
  process.exit(1);
}

async function run(scale: number): Promise<void> {
  const cloud = await startProductCloud(PORT, DEFAULT_DATA_FOLDER, { fresh: true, empty: false, scale });
  await cloud.reset();
  await cloud.close();
  console.log(scale > 0 ? `A site of ${scale} courses is in place.` : 'Fresh demo data is in place.');
}

const scale = readScale();
run(scale).catch((error: unknown) => {
  console.error(startFailure(error, { port: String(PORT), data: DEFAULT_DATA_FOLDER }));
  process.exit(1);
});
