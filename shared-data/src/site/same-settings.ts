import type { SiteSettings } from '@cursiv/shared-domain';
import { changedFields } from '../audit/changed-fields.ts';

const normal = ({ announcement, ...others }: SiteSettings) => ({
  ...others,
  announcement: { ro: announcement.ro ?? '', en: announcement.en ?? '' },
});

/** Whether two versions of the settings are equal. */
export const areSameSettings = (a: SiteSettings, b: SiteSettings): boolean =>
  Object.keys(changedFields(normal(a), normal(b))).length === 0;
