import type { RegistryEntry } from '@cursiv/shared-platform';
import { keptReleases } from '../release/pointer/pointer.ts';
import { developmentKey, publicHalf, publicHalfIn } from '../release/signature/release-key.ts';
import type { RegistryOptions } from './registry-options.ts';
import { pointerOf } from './visitors-releases.ts';

/** What a command makes of a section's entry, and how it says so. */
interface Edit {
  entry: RegistryEntry;
  says: string;
}

type Command = (options: RegistryOptions, entry: RegistryEntry) => Edit | Promise<Edit>;

const pin: Command = async (options, entry) => {
  const buildId = options.value;
  if (!buildId) throw new Error('name the release: pin <build>');
  const ref = keptReleases(await pointerOf(options, entry)).find((release) => release.buildId === buildId);
  if (!ref) throw new Error(`${buildId} is not among the kept releases`);
  return {
    entry: { ...entry, pin: { buildId, integrity: ref.integrity } },
    says: `runs ${buildId}, whatever its pointer says`,
  };
};

const unpin: Command = (_, { pin: pinned, ...entry }) => {
  if (!pinned) throw new Error('nothing is pinned');
  return { entry, says: `runs what its pointer says, no longer ${pinned.buildId}` };
};

const disable: Command = ({ ro, en }, entry) => {
  if (!ro?.trim() || !en?.trim()) throw new Error('say in both languages what visitors read: --ro "…" --en "…"');
  return { entry: { ...entry, disabled: { ro: ro.trim(), en: en.trim() } }, says: 'is switched off' };
};

const enable: Command = (_, { disabled, ...entry }) => {
  if (!disabled) throw new Error('it is not switched off');
  return { entry, says: 'is switched on' };
};

const minContract: Command = ({ value }, { minContract: _before, ...entry }) => {
  if (value === 'none') return { entry, says: 'runs releases of any contract that the shell speaks' };
  const [, major, minor] = /^(\d+)\.(\d+)$/.exec(value ?? '') ?? [];
  if (!major || !minor) throw new Error('name the oldest contract that may run: min-contract <major.minor>, or none');
  const oldest = { major: Number(major), minor: Number(minor) };
  return { entry: { ...entry, minContract: oldest }, says: `runs nothing older than contract ${value}` };
};

const isOrigin = (value: string | undefined): value is string =>
  value !== undefined && URL.canParse(value) && new URL(value).origin === value;

const move: Command = ({ value }, entry) => {
  if (!isOrigin(value)) throw new Error('name the origin without a path: move https://…');
  return { entry: { ...entry, origin: value }, says: `comes from ${value}: run npm run policy` };
};

const releaseKey: Command = ({ section, value }, { releaseKey: _before, ...entry }) => {
  if (value === 'none') return { entry, says: 'is rendered by browsers alone' };
  if (!value)
    throw new Error("name the file of the section's release key: release-key <file.pem>, development, or none");
  const key = value === 'development' ? publicHalf(developmentKey(section)) : publicHalfIn(value);
  return {
    entry: { ...entry, releaseKey: key },
    says: 'is rendered on the server when its release is signed with that key',
  };
};

const add: Command = ({ value, owns }, entry) => {
  if (!isOrigin(value)) throw new Error('name the origin without a path: add https://… --owns /path');
  if (owns.length === 0 || !owns.every((prefix) => prefix.startsWith('/')))
    throw new Error('name the path prefixes that the section owns: --owns /path,/other');
  return { entry: { ...entry, origin: value, owns }, says: `comes from ${value}, for ${owns.join(', ')}` };
};

/** What can be done to a section's entry, by the command's name. */
export const EDITS: Readonly<Record<string, Command>> = {
  add,
  pin,
  unpin,
  disable,
  enable,
  'min-contract': minContract,
  move,
  'release-key': releaseKey,
};
