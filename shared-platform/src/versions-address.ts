/** The hash that opens the panel on any page, so that it can be linked to and Back closes it. */
export const VERSIONS_HASH = '#versions';
