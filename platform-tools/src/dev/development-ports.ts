import { ORIGINS, type Section } from '../serve/site.ts';

/** The port of a section from source, beside its build. */
export const sourceOrigin = (section: Section) => `http://localhost:${ORIGINS[section] + 100}`;

export const sectionId = (section: Section) => section.replace('-', '_');
