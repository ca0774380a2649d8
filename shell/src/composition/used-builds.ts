import type { SectionId } from '@cursiv/shared-platform';

const builds = new Map<SectionId, string>();

/** Notes which build of a section runs in this document. */
export const noteUsedBuild = (section: SectionId, buildId: string): void => void builds.set(section, buildId);

/** The builds of the sections whose code runs in this document. */
export const usedBuilds = (): ReadonlyMap<SectionId, string> => builds;
