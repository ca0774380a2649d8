import type { SiteSettings } from '@cursiv/shared-domain';

/** The settings in the shape of the form's fields. */
export interface SetupValues {
  supportEmail: string;
  announcementActive: boolean;
  announcementRo: string;
  announcementEn: string;
  featuredCourseIds: string[];
}

export const valuesOf = (settings: SiteSettings): SetupValues => ({
  supportEmail: settings.supportEmail,
  announcementActive: settings.announcementActive,
  announcementRo: settings.announcement.ro ?? '',
  announcementEn: settings.announcement.en ?? '',
  featuredCourseIds: settings.featuredCourseIds,
});

/** The settings that the fields describe; an empty text becomes a missing one. */
export const settingsOf = (values: SetupValues): SiteSettings => ({
  supportEmail: values.supportEmail.trim(),
  announcement: {
    ro: values.announcementRo.trim() || undefined,
    en: values.announcementEn.trim() || undefined,
  },
  announcementActive: values.announcementActive,
  featuredCourseIds: values.featuredCourseIds,
});
