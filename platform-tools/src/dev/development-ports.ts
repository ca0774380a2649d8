import { ORIGINS, type Origin } from '../serve/site.ts';

export type Section = Exclude<Origin, 'shell'>;
export const SECTIONS = (Object.keys(ORIGINS) as Origin[]).filter((name): name is Section => name !== 'shell');

/** Where a section from source is served, beside its build. */
export const sourceOrigin = (section: Section) => `http://localhost:${ORIGINS[section] + 100}`;

export const sectionId = (section: Section) => section.replace('-', '_');
