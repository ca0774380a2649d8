import {
  type L10n,
  type L10nText,
  type Resource,
  type ResourceFile,
  type ResourceStatus,
  resourceSchema,
} from '@cursiv/shared-domain';
import { localesOf } from '../courses/course-content.ts';
import { checkedDocument } from '../document/checked-document.ts';
import { daysFrom } from '../document/days-from.ts';
import { fileDocument, placedFile, sha256Of } from '../document/file-documents.ts';
import type { SeedFile, SeedPart } from '../document/seed-target.ts';

/** A small file written here. */
interface FileContent {
  name: string;
  contentType: 'text/plain' | 'text/csv' | 'text/markdown' | 'application/pdf';
  content: string;
}

/** A resource as it is written here. It exists in the languages its title has. */
export interface ResourceContent
  extends Pick<Resource, 'id' | 'ownerUid' | 'kind' | 'title' | 'summary' | 'access' | 'categoryId' | 'courseIds'> {
  status?: ResourceStatus;
  body?: L10nText;
  url?: string;
  files?: L10n<FileContent>;
  daysAgo: number;
}

/** A resource's document and the files it offers. */
export function resourcePart({ daysAgo, files = {}, ...content }: ResourceContent, now: Date): SeedPart {
  const stored: SeedFile[] = [];
  const described: L10n<ResourceFile> = {};
  for (const locale of localesOf(content.title)) {
    const file = files[locale];
    if (!file) continue;
    const { name, contentType } = file;
    const place = { kind: 'resource' as const, resourceId: content.id };
    const placed = placedFile(
      { ownerUid: content.ownerUid, place },
      { name, contentType, bytes: Buffer.from(file.content, 'utf8') },
    );
    stored.push(placed);
    const { path, bytes } = placed;
    described[locale] = { path, name, bytes: bytes.length, contentType, sha256: sha256Of(bytes) };
  }
  const updatedAt = daysFrom(now, -daysAgo);
  const document = checkedDocument(resourceSchema, `resources/${content.id}`, {
    status: 'published',
    ...content,
    body: trimmed(content.body ?? {}),
    files: described,
    locales: localesOf(content.title),
    rev: 1,
    createdAt: daysFrom(updatedAt, -5),
    updatedAt,
  });
  return { documents: [document, ...stored.map((file) => fileDocument(file, updatedAt))], files: stored };
}

const trimmed = (body: L10nText): L10nText =>
  Object.fromEntries(localesOf(body).map((locale) => [locale, body[locale]?.trim()]));
