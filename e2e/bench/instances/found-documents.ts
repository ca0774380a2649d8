import type { Event } from './hosted.ts';

const PARENT = 'projects/demo-cursiv/databases/(default)/documents';
const QUERY = `http://localhost:3010/v1/${PARENT}:runQuery`;

/** The parts of `path` that stand where `pattern` has `{names}`; nothing when the path is not of the pattern. */
function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const [wanted, found] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== found.length) return undefined;
  const pairs = wanted.map((part, at) => [part, found[at] ?? ''] as const);
  if (pairs.some(([part, value]) => !part.startsWith('{') && part !== value)) return undefined;
  return Object.fromEntries(
    pairs.filter(([part]) => part.startsWith('{')).map(([part, value]) => [part.slice(1, -1), value]),
  );
}

/** Up to so many stored documents of a pattern such as `courses/{id}`, told as `change`. */
export async function foundDocuments(pattern: string, change: string, most: number): Promise<Event[]> {
  const collectionId = pattern.split('/').at(-2);
  const structuredQuery = { from: [{ collectionId, allDescendants: true }], limit: most };
  const answer = await fetch(QUERY, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ structuredQuery }),
  });
  const found = (await answer.json()) as { document?: { name: string } }[];
  const paths = found.flatMap(({ document }) => (document ? [document.name.slice(PARENT.length + 1)] : []));
  return paths.flatMap((path) => {
    const params = paramsOf(pattern, path);
    return params ? [{ document: { path, params, change } }] : [];
  });
}
