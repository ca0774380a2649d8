import '@cursiv/shared-ui/global.css';
import { takeReports } from '@cursiv/shared-platform/shell';
import { takeReport } from './reporting/take-report.ts';
import { watchFailures } from './reporting/watch-failures.ts';
import { boot } from './start/boot.tsx';
import { showStartFailure } from './start/start-failure.ts';

takeReports(takeReport);
watchFailures();
const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
// In a task of its own: a slow device takes long enough to evaluate the code up to here.
setTimeout(() => boot(container).catch((error: unknown) => showStartFailure(container, error)));
