import {
  type Channel,
  type Choice,
  type PointerFile,
  parsePointer,
  parseRelease,
  type RegistryFile,
  type ReleaseFile,
  reasonsToRefuse,
} from '@cursiv/shared-platform';
import { noteRevision } from '../memory/seen-revisions.ts';
import { offer } from '../offer/offer.ts';
import { SectionError } from '../section-error.ts';
import { fetchJson } from './fetch-json.ts';

/** A section's pointer and release must arrive within this time. */
const TIME_OUT_MS = 4_000;

/** A release that this shell can run, with the address of its immutable folder. */
export interface Release {
  file: ReleaseFile;
  baseUrl: string;
  /** Hash of its release file. */
  integrity: string;
  channel: Channel;
}

/** A section's pointer as it is now. Throws SectionError `unavailable`. */
export async function fetchPointer(section: string, origin: string): Promise<PointerFile> {
  try {
    const answer = await fetchJson(`${origin}/current.json`, { cache: 'no-cache', timeOutMs: TIME_OUT_MS });
    const pointer = parsePointer(answer, section);
    noteRevision(section, pointer.revision);
    return pointer;
  } catch (cause) {
    throw new SectionError('unavailable', section, cause);
  }
}

/** Why this shell must not run a release; empty when it may. */
export const reasonsAgainst = (file: ReleaseFile, { sections }: RegistryFile): string[] =>
  reasonsToRefuse(file, sections, offer);

/** Fetches a release file, the hash of which the browser checks. Throws SectionError `unavailable`, or `incompatible` when this shell cannot run it. */
export async function fetchRelease(
  section: string,
  registry: RegistryFile,
  { ref, channel }: Choice,
): Promise<Release> {
  const { buildId, integrity } = ref;
  const baseUrl = `${registry.sections[section]?.origin}/r/${buildId}/`;
  let file: ReleaseFile;
  try {
    const answer = await fetchJson(`${baseUrl}release.json`, { integrity, timeOutMs: TIME_OUT_MS });
    file = parseRelease(answer, section, buildId);
  } catch (cause) {
    throw new SectionError('unavailable', section, cause);
  }
  const reasons = reasonsAgainst(file, registry);
  if (reasons.length > 0) throw new SectionError('incompatible', section, reasons.join('; '));
  return { file, baseUrl, integrity, channel };
}
