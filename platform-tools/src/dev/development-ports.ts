import { ORIGINS } from '../serve/site.ts';

/** The port of a section from source, beside its build. */
export const sourceOrigin = (section: string) => `http://localhost:${(ORIGINS[section] ?? 0) + 100}`;

export const sectionId = (section: string) => section.replaceAll('-', '_');
