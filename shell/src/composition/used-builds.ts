import type { SectionId } from '@cursiv/shared-platform';

const builds = new Map<SectionId, string>();

/** Notes which build of a section runs in this document. */
export const noteUsedBuild = (section: SectionId, buildId: string): void => void builds.set(section, buildId);

/** The build of a section that runs in this document; undefined while none does. */
export const usedBuild = (section: SectionId): string | undefined => builds.get(section);
