import { takenFromShell } from '@cursiv/platform-tools/stock-section';

/** What both bundlers' federation plugins are told. */
export const federation = {
  name: 'mf_dashboard',
  filename: 'remoteEntry.js',
  exposes: { './section': './src/section.ts' },
  shared: takenFromShell(),
  manifest: true,
  dts: false,
};

/** The id of this build. */
export const buildId = process.env.TURBO_HASH ?? 'dev';

/** No two builds of a section are ever taken for one. */
export const uniqueName = `mf_dashboard_${buildId}`;
