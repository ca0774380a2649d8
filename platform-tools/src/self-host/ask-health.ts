// The health check of the container: ends well while the site answers that its parts work.
import { readConfiguration } from './configuration.ts';

const configuration = readConfiguration(process.env);
if ('problems' in configuration) throw new Error(configuration.problems.join('\n'));
const { siteOrigin, port } = configuration;
const answer = await fetch(`http://127.0.0.1:${port}/health`, {
  headers: { 'x-inside-host': new URL(siteOrigin).host },
});
process.exitCode = answer.ok ? 0 : 1;
