import { type AuditEvent, type StoredSectionOrders, sameValues, sectionOrdersSchema } from '@cursiv/shared-domain';
import type { Locale } from '@cursiv/shared-i18n';
import { translate } from '../../messages/messages.ts';

const ordersIn = (value: unknown): StoredSectionOrders => sectionOrdersSchema.safeParse(value ?? {}).data ?? {};

/** What was ordered of a section, by what differs between the orders before and after. */
function actsUpon(section: string, old: StoredSectionOrders, now: StoredSectionOrders, locale: Locale): string[] {
  const t = translate(locale);
  const acts: string[] = [];
  if (!sameValues(old.pin, now.pin)) {
    const build = now.pin?.buildId;
    acts.push(build ? t('audit.composition.pinned', { section, build }) : t('audit.composition.unpinned', { section }));
  }
  if (!sameValues(old.disabled, now.disabled))
    acts.push(t(now.disabled ? 'audit.composition.off' : 'audit.composition.on', { section }));
  const { canary } = now;
  if (canary && !sameValues(old.canary, canary)) {
    const { buildId: build, percent } = canary;
    acts.push(t(percent > 0 ? 'audit.composition.tried' : 'audit.composition.takenBack', { section, build, percent }));
  }
  return acts;
}

/** What an event about the sections' releases, or about work on the site, says was done. */
export const compositionSentence = ({ changes }: AuditEvent, locale: Locale): string[] =>
  Object.entries(changes).flatMap(([section, { old, new: now }]) =>
    section === 'maintenance'
      ? [translate(locale)(now === null ? 'audit.composition.maintenanceEnded' : 'audit.composition.maintenanceBegun')]
      : actsUpon(section, ordersIn(old), ordersIn(now), locale),
  );
