import { entryOf, readRegistry } from './registry-file.ts';
import type { RegistryOptions } from './registry-options.ts';
import { obstacles, unsignedReason, visitorsReleases } from './visitors-releases.ts';

/** Shows a section's entry in the registry, and the releases that its visitors get. */
export async function status(options: RegistryOptions): Promise<string> {
  const { section, registry } = options;
  const file = readRegistry(registry);
  const { revision } = file;
  const entry = entryOf(file, section);
  const { origin, owns, pin, disabled, minContract, releaseKey } = entry;
  const releases = (await visitorsReleases(options, entry)).map(async (ref) => {
    const unsigned = await unsignedReason(options, entry, ref);
    const reasons = [...(await obstacles(options, entry, ref)), ...(unsigned === undefined ? [] : [unsigned])];
    return `  ${pin ? 'pinned  ' : 'live    '}  ${ref.buildId}${reasons.length > 0 ? `  (${reasons.join('; ')})` : ''}`;
  });
  return [
    `${section}, registry revision ${revision}`,
    `  from      ${origin}, for ${owns.join(', ')}`,
    ...(await Promise.all(releases)),
    ...(disabled ? [`  off       ${disabled.ro} / ${disabled.en}`] : []),
    ...(minContract ? [`  contract  ${minContract.major}.${minContract.minor} or newer`] : []),
    `  rendered  ${releaseKey ? `on the server, when signed with ${releaseKey}` : 'by browsers alone'}`,
  ].join('\n');
}
