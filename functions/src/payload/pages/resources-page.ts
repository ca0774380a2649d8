import type { Locale, Payloads } from '@cursiv/shared-domain';
import type { DocumentSource } from '../document-source.ts';
import { publishedResources } from '../published.ts';
import { resourceCard } from '../resolve/resource-card.ts';
import { sitePayload } from '../resolve/site-payload.ts';
import { siteSettings } from '../site-settings.ts';

/** `resources.json`: every published resource, the last changed first. */
export async function resourcesPage(source: DocumentSource, locale: Locale): Promise<Payloads['resources']> {
  const [settings, resources] = await Promise.all([siteSettings(source), publishedResources(source)]);
  return {
    site: sitePayload(settings, locale),
    resources: resources.map((resource) => resourceCard(resource, locale)),
  };
}
