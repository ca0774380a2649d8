/** A page is not reloaded twice within this time (spec §9). */
const WINDOW_MS = 10_000;
/** Nor more often than this for one build: a file that fails slowly must not cause endless reloads. */
const MAX_PER_BUILD = 2;
const KEY = 'cursiv:reload';

interface Reload {
  path: string;
  build: string;
  at: number;
}

/** Storage that survives a reload of the tab. Reading and writing may throw. */
export interface TabMemory {
  read(): string | null;
  write(text: string): void;
}

/** The tab's memory: session storage, or the window's name where storage is blocked. */
export const tabMemory: TabMemory = {
  read: () => {
    try {
      return sessionStorage.getItem(KEY);
    } catch {
      return window.name.startsWith(KEY) ? window.name.slice(KEY.length) : null;
    }
  },
  write: (text) => {
    try {
      sessionStorage.setItem(KEY, text);
    } catch {
      window.name = KEY + text;
    }
  },
};

const isReload = (value: unknown): value is Reload =>
  typeof value === 'object' && value !== null && 'path' in value && 'build' in value && 'at' in value;

function readReloads(memory: TabMemory): Reload[] {
  try {
    const stored: unknown = JSON.parse(memory.read() ?? '[]');
    return Array.isArray(stored) ? stored.filter(isReload) : [];
  } catch {
    // Any other content is not ours.
    return [];
  }
}

/** Whether the page may reload at a path because files of a build failed; records the reload if so. */
export function mayReload(memory: TabMemory, path: string, build: string, now: number): boolean {
  const reloads = readReloads(memory);
  const isRecent = reloads.some((reload) => reload.path === path && Math.abs(now - reload.at) < WINDOW_MS);
  const isWorn = reloads.filter((reload) => reload.build === build).length >= MAX_PER_BUILD;
  if (isRecent || isWorn) return false;
  const next = JSON.stringify([...reloads, { path, build, at: now }]);
  memory.write(next);
  // Without a working memory nothing could stop a loop, so there is no reload at all.
  return memory.read() === next;
}
