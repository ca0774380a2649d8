import type { ObjectStore } from './object-store.ts';
import type { StoredObject } from './stored-object.ts';

/** Largest page, as hosted. */
const MAX_RESULTS = 1000;

/** One page of a listing; `nextPageToken` names the first object or prefix of the next one. */
export interface ObjectPage {
  objects: StoredObject[];
  prefixes: string[];
  nextPageToken?: string;
}

/** Lists names that begin with `prefix`; with a `delimiter`, deeper names fold into prefixes ("folders"). */
export function listObjects(store: ObjectStore, bucket: string, query: URLSearchParams): ObjectPage {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const pageToken = query.get('pageToken') ?? '';
  const wanted = Number(query.get('maxResults') ?? MAX_RESULTS);
  const limit = Number.isInteger(wanted) && wanted > 0 ? Math.min(wanted, MAX_RESULTS) : MAX_RESULTS;
  const objects: StoredObject[] = [];
  const prefixes = new Set<string>();
  for (const object of store.from(bucket, pageToken || prefix)) {
    if (!object.name.startsWith(prefix)) break;
    const folder = folderOf(object.name, prefix, delimiter);
    if (folder !== undefined && prefixes.has(folder)) continue;
    if (objects.length + prefixes.size === limit)
      return { objects, prefixes: [...prefixes], nextPageToken: object.name };
    if (folder === undefined) objects.push(object);
    else prefixes.add(folder);
  }
  return { objects, prefixes: [...prefixes] };
}

function folderOf(name: string, prefix: string, delimiter: string): string | undefined {
  const end = delimiter === '' ? -1 : name.indexOf(delimiter, prefix.length);
  return end < 0 ? undefined : name.slice(0, end + delimiter.length);
}
