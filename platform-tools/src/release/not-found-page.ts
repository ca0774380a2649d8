/** What a site answers for a missing file, `/404.html`; without one, hosting would send a page of its own. */
export const NOT_FOUND_PAGE = 'Not Found\n';
