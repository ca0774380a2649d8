import type { AuditEvent } from '@cursiv/shared-domain';

/** A stored value as comparable text, whatever the order of an object's keys. */
const comparable = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  ) ?? 'null';

/** The fields in which a stored document will differ, as an audit event lists them; null stands for a missing field. */
export const changedFields = (
  stored: Readonly<Record<string, unknown>> | undefined,
  next: Readonly<Record<string, unknown>>,
): AuditEvent['changes'] =>
  Object.fromEntries(
    Object.entries(next)
      .map(([name, value]) => [name, { old: stored?.[name] ?? null, new: value ?? null }] as const)
      .filter(([, change]) => comparable(change.old) !== comparable(change.new)),
  );
