import {
  type AuditEvent,
  type StoredSectionOrders,
  SWITCHES,
  sameValues,
  sectionOrdersSchema,
  switchOrder,
} from '@cursiv/shared-domain';
import type { Locale } from '@cursiv/shared-i18n';
import { translate } from '../../messages/messages.ts';
import { shownSwitch } from '../switches/switch-words.ts';

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

/** Whom a switch was turned for; nothing of one that there is no longer. */
function switchedTo(name: string, now: unknown, locale: Locale): string[] {
  const t = translate(locale);
  const known = SWITCHES.find((one) => one === name);
  if (!known) return [];
  const shown = shownSwitch(switchOrder({ [known]: now }, known), locale);
  return [t('audit.composition.switched', { name: t(`switches.name.${known}`), shown })];
}

/** What an event about the sections' releases, features, or work on the site, says was done. */
export const compositionSentence = ({ changes }: AuditEvent, locale: Locale): string[] =>
  Object.entries(changes).flatMap(([subject, { old, new: now }]) => {
    if (subject.startsWith('switch:')) return switchedTo(subject.slice('switch:'.length), now, locale);
    if (subject === 'maintenance')
      return [translate(locale)(`audit.composition.${now === null ? 'maintenanceEnded' : 'maintenanceBegun'}`)];
    return actsUpon(subject, ordersIn(old), ordersIn(now), locale);
  });
