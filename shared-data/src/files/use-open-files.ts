import type { FilePlace } from '@cursiv/shared-domain';
import { report } from '@cursiv/shared-platform/shell';
import { useCallback, useMemo, useState } from 'react';
import { useLoad } from '../use-load.ts';
import type { Loadable } from '../use-watch.ts';
import { openFile, openFilm } from './open-file.ts';

/** Files that are open for some minutes. */
export interface OpenFiles {
  /** A file's address; undefined when it is unavailable. */
  addressOf(path: string): string | undefined;
  /** Gets new addresses to replace expired ones. Throws AppError. */
  renew(): Promise<void>;
}

type Addresses = ReadonlyMap<string, string>;

/** Opens a file, and further files that are optional; `at` is the lesson that names them. */
export function useOpenFiles(
  path: string,
  others: readonly string[],
  at?: { courseId: string; lessonId: string },
): Loadable<OpenFiles> {
  const asked = JSON.stringify([at && { kind: 'lesson', ...at }, path, ...others]);
  const open = useCallback(() => {
    const [place, ...paths] = JSON.parse(asked) as [FilePlace | null, string, ...string[]];
    return openAll(paths, place ?? undefined);
  }, [asked]);
  const first = useLoad(open);
  const [renewed, setRenewed] = useState<{ of: unknown; addresses: Addresses }>();
  const renew = useCallback(async () => setRenewed({ of: open, addresses: await open() }), [open]);
  const given = first.status === 'ready' ? first.value : undefined;
  const addresses = renewed?.of === open ? renewed.addresses : given;
  const files = useMemo(() => addresses && { addressOf: (of: string) => addresses.get(of), renew }, [addresses, renew]);
  return first.status === 'ready' && files ? { status: 'ready', value: files } : (first as Loadable<never>);
}

async function openAll([path, ...others]: [string, ...string[]], at: FilePlace | undefined): Promise<Addresses> {
  const [main, ...rest] = await Promise.all([openFilm(path, at), ...others.map((other) => openOrReport(other, at))]);
  return new Map([[path, main], ...rest.flatMap((address, index) => pair(others[index], address))]);
}

const pair = (path: string | undefined, address: string | undefined): [string, string][] =>
  path !== undefined && address !== undefined ? [[path, address]] : [];

async function openOrReport(path: string, at: FilePlace | undefined): Promise<string | undefined> {
  try {
    return await openFile(path, at);
  } catch (error) {
    report(error);
    return undefined;
  }
}
