import type { AuditEvent, SiteSettings } from '@cursiv/shared-domain';

/** A setting as comparable text; the order of an object's keys says nothing. */
const comparable = (value: SiteSettings[keyof SiteSettings]) =>
  typeof value === 'object' && !Array.isArray(value)
    ? JSON.stringify([value.ro ?? '', value.en ?? ''])
    : JSON.stringify(value);

/** The settings in which `next` differs from `old`, as an audit event tells them. */
export const settingsChanges = (old: SiteSettings, next: SiteSettings): AuditEvent['changes'] =>
  Object.fromEntries(
    (Object.keys(next) as (keyof SiteSettings)[])
      .filter((name) => comparable(old[name]) !== comparable(next[name]))
      .map((name) => [name, { old: old[name], new: next[name] }]),
  );

/** Whether two versions of the settings say the same. */
export const areSameSettings = (a: SiteSettings, b: SiteSettings): boolean =>
  Object.keys(settingsChanges(a, b)).length === 0;
