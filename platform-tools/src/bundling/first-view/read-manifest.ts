import type { Manifest } from '@cursiv/shared-platform';

interface BuiltManifest extends Manifest {
  remotes: unknown[];
}

/** What a release keeps of the federation manifest that the bundler wrote. Throws when the section loads another one. */
export function readManifest(text: string, section: string): Manifest {
  const { metaData, exposes, remotes } = JSON.parse(text) as BuiltManifest;
  if (remotes.length > 0) throw new Error(`${section} loads another section; sections only meet in the shell`);
  return {
    metaData: { remoteEntry: { name: metaData.remoteEntry.name } },
    exposes: exposes.map(({ assets }) => ({ assets })),
  };
}
