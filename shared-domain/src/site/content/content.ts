import * as z from 'zod/mini';
import {
  LEGAL_TEXTS,
  type LegalText,
  type LegalTextName,
  legalTextSchema,
  NO_LEGAL_TEXT,
} from '../../legal/legal-text.ts';
import { sameValues } from '../../same-values.ts';
import { instant } from '../../schema.ts';
import { type Banner, bannerSchema, NO_BANNER } from './banner.ts';
import { BUILT_IN_CATEGORIES } from './built-in-categories.ts';
import { type Categories, categoriesSchema } from './categories.ts';
import { type Featured, featuredSchema } from './featured.ts';
import { type Holidays, holidaysSchema } from './holidays.ts';
import { type HomeAnnouncement, homeAnnouncementSchema } from './home-announcement.ts';
import { HOME_PAGE, type HomePage, homePageSchema } from './home-page.ts';
import { type MailTexts, mailTextsSchema } from './mail/mail-texts.ts';

/** What the site itself says, by key; each is a document of its own that administrators change (decision 115). */
export interface ContentValues extends Record<LegalTextName, LegalText> {
  banner: Banner;
  featured: Featured;
  categories: Categories;
  holidays: Holidays;
  announcement: HomeAnnouncement;
  home: HomePage;
  mails: MailTexts;
}
export const CONTENT_KEYS = [
  'banner',
  'featured',
  'categories',
  'holidays',
  'announcement',
  'home',
  'mails',
  ...LEGAL_TEXTS,
] as const satisfies readonly (keyof ContentValues)[];
export type ContentKey = (typeof CONTENT_KEYS)[number];

interface Kind<Value> {
  schema: z.ZodMiniType<Value>;
  /** What holds until somebody changes it. */
  builtIn: Value;
  /** The fields that hold texts: all that an editor of translations may change. */
  texts: readonly (keyof Value)[];
}

/** Whoever has an account agrees to these, so a word in them is more than a translation. */
const LEGAL: Kind<LegalText> = { schema: legalTextSchema, builtIn: NO_LEGAL_TEXT, texts: [] };

export const SITE_CONTENT: { [Key in ContentKey]: Kind<ContentValues[Key]> } = {
  banner: { schema: bannerSchema, builtIn: NO_BANNER, texts: ['text'] },
  featured: { schema: featuredSchema, builtIn: { courseIds: [] }, texts: [] },
  categories: { schema: categoriesSchema, builtIn: BUILT_IN_CATEGORIES, texts: [] },
  holidays: { schema: holidaysSchema, builtIn: { days: [] }, texts: [] },
  announcement: {
    schema: homeAnnouncementSchema,
    builtIn: { text: { ro: '', en: '' }, isShown: false },
    texts: ['text'],
  },
  home: { schema: homePageSchema, builtIn: HOME_PAGE, texts: ['title', 'lead'] },
  mails: { schema: mailTextsSchema, builtIn: { texts: {} }, texts: ['texts'] },
  terms: LEGAL,
  privacy: LEGAL,
  cookies: LEGAL,
  accessibility: LEGAL,
};

/** The page on which it is edited. */
export const CONTENT_ADDRESS = '/admin/settings';

export const contentPath = (key: ContentKey): string => `siteContent/${key}`;

/** A value as it is kept: `siteContent/{key}`. Functions alone write it; `rev` counts its changes. */
export interface StoredContent<Key extends ContentKey = ContentKey> {
  rev: number;
  value: ContentValues[Key];
  updatedAt: Date;
}

export const storedContentSchema = <Key extends ContentKey>(key: Key): z.ZodMiniType<StoredContent<Key>> =>
  z.object({ rev: z.int(), value: SITE_CONTENT[key].schema, updatedAt: instant }) as unknown as z.ZodMiniType<
    StoredContent<Key>
  >;

/** Whether two values say the same but for their texts. */
export function sameButTexts<Key extends ContentKey>(
  key: Key,
  one: ContentValues[Key],
  other: ContentValues[Key],
): boolean {
  const { texts } = SITE_CONTENT[key];
  return sameValues({ ...one, ...textsOf(texts) }, { ...other, ...textsOf(texts) });
}

/** Each of these fields, with nothing in it. */
const textsOf = (names: readonly PropertyKey[]) => Object.fromEntries(names.map((name) => [name, undefined]));
