import { getResource } from '@cursiv/shared-data';
import { AppError, LOCALES, type Locale, pick } from '@cursiv/shared-domain';
import type { Content } from './resource-content.tsx';

/** A resource's content, read as the signed-in person. Throws AppError: `no-access` when it is closed to them. */
export async function protectedContent(resourceId: string, locale: Locale): Promise<Content> {
  const resource = await getResource(resourceId);
  if (!resource) throw new AppError('not-found', `resources/${resourceId} does not exist`);
  const body = pick(resource.body, locale);
  return {
    ...(body && { body: { text: body.value, locale: body.locale } }),
    ...(resource.url !== undefined && { url: resource.url }),
    files: LOCALES.filter((fileLocale) => resource.locales.includes(fileLocale)).flatMap((fileLocale) => {
      const file = resource.files[fileLocale];
      return file ? [{ locale: fileLocale, ...file }] : [];
    }),
  };
}
