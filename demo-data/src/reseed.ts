// `npm run seed`: replaces what the backend holds by fresh demo data; with `-- --scale 1000` by a large site of so many courses
// and what belongs to them, and with `--data` in another folder. Not while the backend runs.
import { parseArgs } from 'node:util';
import { startFailure } from '@cursiv/local-cloud';
import { DEFAULT_DATA_FOLDER, startProductCloud } from './product-cloud.ts';

/** The usual port, so that a backend that is running is noticed before its data is touched. */
const PORT = 3010;

/** The most courses: more do not fit the memory of one machine. */
const MOST_COURSES = 20_000;

interface Wanted {
  /** Courses beside the demo's. */
  scale: number;
  folder: string;
}

/** What is asked for; ends the process with one line when that cannot be made. */
function readWanted(): Wanted {
  try {
    const { scale, data } = parseArgs({
      options: { scale: { type: 'string', default: '0' }, data: { type: 'string', default: DEFAULT_DATA_FOLDER } },
    }).values;
    const courses = Number(scale);
    if (Number.isInteger(courses) && courses >= 0 && courses <= MOST_COURSES) return { scale: courses, folder: data };
  } catch {
    // Unknown options get the same answer.
  }
  console.error(
    `The options are --scale, a number of courses up to ${MOST_COURSES}, and --data, a folder: npm run seed -- --scale 1000`,
  );
  process.exit(1);
}

async function run({ scale, folder }: Wanted): Promise<void> {
  const cloud = await startProductCloud(PORT, folder, { fresh: true, empty: false, scale });
  await cloud.reset();
  await cloud.close();
  const { user, system } = process.cpuUsage();
  const place = scale > 0 ? `A site of ${scale} courses is in place` : 'Fresh demo data is in place';
  console.log(`${place}, after ${Math.round((user + system) / 1e6)} s of processor.`);
}

const wanted = readWanted();
run(wanted).catch((error: unknown) => {
  console.error(startFailure(error, { port: String(PORT), data: wanted.folder }));
  process.exit(1);
});
