import { may, rolesWith, storedLeadSchema } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import type { DocumentSource } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import type { Notice } from '../notice.ts';

/** The most administrators, and the most people with a role, who are told. */
const MOST_TOLD = 50;
/** So many messages of an hour are told; in a flood, whoever reads these sees the rest in the inbox. */
const MOST_AN_HOUR = 20;
const HOUR_MS = 3_600_000;

/**
 * Who is told that a visitor has left a message: those who answer messages. A notice holds nothing of the message, so that erasing that
 * is enough. Messages that look like a program's are not told, and keep nobody from being told of others.
 */
export async function leadNotices(
  source: DocumentSource,
  id: string,
  after: Record<string, unknown> | undefined,
): Promise<Notice[]> {
  const lead = parsed(storedLeadSchema, after && { path: `leads/${id}`, id, fields: after });
  if (!lead || lead.suspicious || (await isFlooded(source, lead.createdAt))) return [];
  const type = 'site.leadReceived';
  const notice = { id: `${type}__${id}`, type, params: {}, link: paths.adminLeads() } as const;
  return (await readersOf(source)).map((uid) => ({ uid, ...notice }));
}

async function isFlooded(source: DocumentSource, at: Date): Promise<boolean> {
  const recent = await source.find({
    collection: 'leads',
    from: { field: 'createdAt', value: new Date(at.getTime() - HOUR_MS) },
    before: { field: 'createdAt', value: at },
    orderBy: { field: 'createdAt', direction: 'desc' },
    limit: 2 * MOST_AN_HOUR,
  });
  return recent.filter(({ fields }) => fields.suspicious !== true).length >= MOST_AN_HOUR;
}

/** Everybody who may answer messages, each once. */
async function readersOf(source: DocumentSource): Promise<string[]> {
  const found = await Promise.all([
    source.find({ collection: 'users', equals: { isAdmin: true }, limit: MOST_TOLD }),
    source.find({ collection: 'users', among: { role: rolesWith('leads') }, limit: MOST_TOLD }),
  ]);
  return [...new Set(found.flat().flatMap(({ id, fields }) => (may(fields, 'leads') ? [id] : [])))];
}
