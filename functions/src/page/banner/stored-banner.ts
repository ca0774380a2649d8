import { contentPath, storedContentSchema } from '@cursiv/shared-domain';
import type { DocumentSource } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import type { ShownBanner } from './banner-reader.ts';

/** The stored banner, due or not; undefined without one, and when what is stored has not its form. */
export const storedBanner = async (source: Pick<DocumentSource, 'get'>): Promise<ShownBanner | undefined> =>
  parsed(storedContentSchema('banner'), await source.get(contentPath('banner')));
