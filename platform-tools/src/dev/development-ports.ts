import { ORIGINS, type Section } from '../serve/site.ts';

/** Where a section from source is served, beside its build. */
export const sourceOrigin = (section: Section) => `http://localhost:${ORIGINS[section] + 100}`;

export const sectionId = (section: Section) => section.replace('-', '_');
