import { defineString } from 'firebase-functions/params';

/** Hosted, the functions' environment file sets it. */
const siteOrigin = defineString('SITE_ORIGIN');
const LOCAL_ORIGIN = 'http://localhost:3000';

/** The site's own origin. */
export const publicOrigin = (): string => siteOrigin.value() || LOCAL_ORIGIN;
