// `npm run dev -- <section…> [--against <origin>]`: works on sections from source, in a development shell. Without a section: on all.
import path from 'node:path';
import { parseArgs } from 'node:util';

// Read by the build configurations, which are imported after this.
process.env.NODE_ENV = 'development';

const { sectionId, sourceOrigin } = await import('./development-ports.ts');
const { deploymentAt, localDeployment } = await import('./deployment.ts');
const { serveSectionSource } = await import('./serve-section-source.ts');
const { serveShellSource } = await import('./serve-shell-source.ts');
const { isBuilt, serveOrigin, ORIGINS, SECTIONS } = await import('../serve/site.ts');
const { startLocalCloud } = await import('../start-local-cloud.ts');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, data: { type: 'string', default: '.local-cloud' } },
});
const developed = positionals.length === 0 ? SECTIONS : SECTIONS.filter((section) => positionals.includes(section));
const unknown = positionals.filter((name) => !SECTIONS.some((section) => section === name));

/** The backend with demo data, and the builds of the sections that are not worked on. */
async function startLocalSite(): Promise<void> {
  const localCloud = await startLocalCloud(path.resolve(import.meta.dirname, '../../..', values.data), false);
  process.once('exit', () => localCloud.kill('SIGTERM'));
  for (const section of SECTIONS) {
    if (isBuilt(section)) await serveOrigin(section);
    else if (!developed.includes(section))
      console.warn(`${section} has no build and will not answer. Run: npm run build`);
  }
}

async function start(): Promise<void> {
  if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: no such section. There are: ${SECTIONS.join(', ')}`);
  const deployment = values.against ? await deploymentAt(new URL(values.against).origin) : localDeployment();
  if (!values.against) await startLocalSite();
  await Promise.all([serveShellSource(deployment, developed.map(sourceOrigin)), ...developed.map(serveSectionSource)]);
  const overrides = developed.map((section) => `${sectionId(section)}@${sourceOrigin(section)}`).join(',');
  console.log(`
From source:  ${developed.join(', ')}, and the shell
The others:   ${values.against ?? 'their builds on this machine (npm run build)'}

Open          http://localhost:${ORIGINS.shell}/?mf=${overrides}
`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
start().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
