// `npm run dev -- <section…> [--against <origin>]`: runs sections from source in a development shell; without a
// section, all of them.
import path from 'node:path';
import { parseArgs } from 'node:util';

// The build configurations read this; they are imported later.
process.env.NODE_ENV = 'development';

const { sourceOrigin } = await import('./development-ports.ts');
const { deploymentAt, localDeployment } = await import('./deployment.ts');
const { serveSectionSource } = await import('./serve-section-source.ts');
const { serveShellSource } = await import('./serve-shell-source.ts');
const { isBuilt, serveOrigin, ORIGINS, SECTION_WORKSPACES } = await import('../serve/site.ts');
const { startLocalCloud } = await import('../start-local-cloud.ts');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, data: { type: 'string', default: '.local-cloud' } },
});
const developed =
  positionals.length === 0 ? SECTION_WORKSPACES : SECTION_WORKSPACES.filter((section) => positionals.includes(section));
const unknown = positionals.filter((name) => !SECTION_WORKSPACES.some((section) => section === name));

/** The backend with demo data, and the builds of the other sections. */
async function startLocalSite(): Promise<void> {
  const localCloud = await startLocalCloud(path.resolve(import.meta.dirname, '../../..', values.data));
  process.once('exit', () => localCloud.kill('SIGTERM'));
  for (const section of SECTION_WORKSPACES) if (isBuilt(section)) await serveOrigin(section);
}

/** The address from which the development shell takes a section. */
function whence(section: string): string {
  if (developed.includes(section)) return `its source, ${sourceOrigin(section)}`;
  if (values.against) return values.against;
  return isBuilt(section) ? 'its build on this machine' : 'nowhere: it has no build. Run: npm run build';
}

async function start(): Promise<void> {
  if (unknown.length > 0)
    throw new Error(`${unknown.join(', ')}: no such section. There are: ${SECTION_WORKSPACES.join(', ')}`);
  const deployment = values.against ? await deploymentAt(new URL(values.against).origin) : localDeployment();
  if (!values.against) await startLocalSite();
  await Promise.all([serveShellSource(deployment, developed), ...developed.map(serveSectionSource)]);
  console.log(`
Cursiv from source:  http://localhost:${ORIGINS.shell}   (the design system: /design)

shell         from its source
${SECTION_WORKSPACES.map((section) => `${section.padEnd(13)} from ${whence(section)}`).join('\n')}

On some sections only: npm run dev -- ${SECTION_WORKSPACES[0]}   One tab without what is worked on: add ?mf= to its address
`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
start().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
