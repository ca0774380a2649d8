import { ordered, type RegistryEntry } from '@cursiv/shared-platform';
import { pointerOf } from '@cursiv/shared-platform/checking';
import { developmentKey, publicHalf, publicHalfIn } from '../release/signature/release-key.ts';
import { placedSection } from './placed-section.ts';
import type { RegistryOptions } from './registry-options.ts';

/** What a command makes of a section's entry, and how it says so. */
interface Edit {
  entry: RegistryEntry;
  says: string;
}

type Command = (options: RegistryOptions, entry: RegistryEntry) => Edit | Promise<Edit>;

const pointer = (options: RegistryOptions, entry: RegistryEntry) => () => pointerOf(placedSection(options, entry));

const pin: Command = async (options, entry) => {
  const buildId = options.value;
  if (!buildId) throw new Error('name the release: pin <build>');
  return {
    entry: await ordered(entry, { kind: 'pin', buildId }, pointer(options, entry)),
    says: `runs ${buildId}, whatever its pointer says`,
  };
};

const unpin: Command = async (options, entry) => ({
  entry: await ordered(entry, { kind: 'unpin' }, pointer(options, entry)),
  says: `runs what its pointer says, no longer ${entry.pin?.buildId}`,
});

const disable: Command = async (options, entry) => {
  const { ro = '', en = '' } = options;
  return { entry: await ordered(entry, { kind: 'disable', ro, en }, pointer(options, entry)), says: 'is switched off' };
};

const enable: Command = async (options, entry) => ({
  entry: await ordered(entry, { kind: 'enable' }, pointer(options, entry)),
  says: 'is switched on',
});

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
