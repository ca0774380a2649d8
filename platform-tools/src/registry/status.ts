import { obstacles, unsignedReason, visitorsReleases } from '@cursiv/shared-platform/checking';
import { placedSection } from './placed-section.ts';
import { entryOf, readRegistry } from './registry-file.ts';
import type { RegistryOptions } from './registry-options.ts';

/** Shows a section's entry in the registry, and the releases that its visitors get. */
export async function status(options: RegistryOptions): Promise<string> {
  const { section, registry } = options;
  const file = readRegistry(registry);
  const { revision } = file;
  const entry = entryOf(file, section);
  const { origin, owns, pin, disabled, minContract, releaseKey } = entry;
  const place = placedSection(options, entry);
  const releases = (await visitorsReleases(place, entry)).map(async (ref) => {
    const unsigned = await unsignedReason(place, entry, ref);
    const reasons = [...(await obstacles(place, entry, ref)), ...(unsigned === undefined ? [] : [unsigned])];
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
