import type { Locale, Payloads } from '@cursiv/shared-domain';
import { expertsModel } from '../../read-models/experts/experts-model.ts';
import type { DocumentSource } from '../../store/document-source.ts';
import { expertCard } from '../resolve/expert-card.ts';
import { sitePayload } from '../resolve/site-payload.ts';
import { siteSettings } from './site-settings.ts';

/** `experts.json`: every listed expert by name, with when they are free next. */
export async function expertsPage(source: DocumentSource, locale: Locale, now: Date): Promise<Payloads['experts']> {
  const [settings, people] = await Promise.all([siteSettings(source), expertsModel.read(source, now)]);
  return { site: sitePayload(settings, locale), experts: people.map((person) => expertCard(person, now, locale)) };
}
