import '@cursiv/shared-ui/global.css';
import { takeReports } from '@cursiv/shared-platform/shell';
import { takeReport } from './reporting/take-report.ts';
import { watchFailures } from './reporting/watch-failures.ts';
import { pause } from './start/slices/pause.ts';
import { showStartFailure } from './start/start-failure.ts';

/**
 * Evaluates the code of the site part by part, with pauses in which the page answers, and starts it. Eager imports leave the parts in
 * this file: nothing more is fetched, and each runs when it is asked for.
 */
async function start(root: HTMLElement): Promise<void> {
  await pause();
  // A third of the code, which the rest would evaluate with itself.
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  const { boot } = await import(/* webpackMode: "eager" */ './start/boot.tsx');
  await pause();
  await boot(root);
}

takeReports(takeReport);
watchFailures();
const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
start(container).catch((error: unknown) => showStartFailure(container, error));
