import { DEFAULT_SITE_SETTINGS, type SiteSettings, siteSettingsSchema } from '@cursiv/shared-domain';
import type { DocumentSource } from '../../../store/document-source.ts';
import { parsed } from '../../../store/parsed.ts';

/** The site's settings; defaults until an administrator saves some. */
export const siteSettings = async (source: DocumentSource): Promise<SiteSettings> =>
  parsed(siteSettingsSchema, await source.get('config/public')) ?? DEFAULT_SITE_SETTINGS;
