import type { Locale, Payloads } from '@cursiv/shared-domain';
import type { DocumentSource } from '../document-source.ts';
import { listedExperts } from '../published.ts';
import { expertCard } from '../resolve/expert-card.ts';
import { sitePayload } from '../resolve/site-payload.ts';
import { siteSettings } from '../site-settings.ts';

/** `experts.json`: every listed expert by name. */
export async function expertsPage(source: DocumentSource, locale: Locale): Promise<Payloads['experts']> {
  const [settings, experts] = await Promise.all([siteSettings(source), listedExperts(source)]);
  return { site: sitePayload(settings, locale), experts: experts.map((expert) => expertCard(expert, locale)) };
}
