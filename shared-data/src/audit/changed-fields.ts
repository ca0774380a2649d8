import type { AuditEvent } from '@cursiv/shared-domain';

/** A stored value as comparable text; the order of an object's keys says nothing. */
const comparable = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  ) ?? 'null';

/** The fields in which a stored document will differ, as an audit event tells them: null stands for a field that is not there. */
export const changedFields = (
  stored: Readonly<Record<string, unknown>> | undefined,
  next: Readonly<Record<string, unknown>>,
): AuditEvent['changes'] =>
  Object.fromEntries(
    Object.entries(next)
      .map(([name, value]) => [name, { old: stored?.[name] ?? null, new: value ?? null }] as const)
      .filter(([, change]) => comparable(change.old) !== comparable(change.new)),
  );
