/** While the site is being worked on: who may write waits, and reads why. */
export interface Maintenance {
  ro: string;
  en: string;
  /** When it is expected to end, in ISO 8601. */
  endsAt: string;
  /** Whether it is over then without anybody's doing. */
  endsItself: boolean;
}

const isMaintenance = (value: unknown): value is Maintenance => {
  const { ro, en, endsAt, endsItself } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof ro === 'string' &&
    typeof en === 'string' &&
    typeof endsAt === 'string' &&
    !Number.isNaN(Date.parse(endsAt)) &&
    typeof endsItself === 'boolean'
  );
};

/** The maintenance that goes on now, as a registry or the orders say it; what makes no sense is none. */
export function maintenanceIn({ maintenance }: { maintenance?: unknown }, now: Date): Maintenance | undefined {
  if (!isMaintenance(maintenance)) return undefined;
  return maintenance.endsItself && Date.parse(maintenance.endsAt) <= now.getTime() ? undefined : maintenance;
}
