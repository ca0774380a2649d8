import { type LegalText, type LegalTextName, listedVersions, PRODUCT_VERSIONS } from '@cursiv/shared-domain';
import * as z from 'zod/mini';

/** A legal text as its fields hold it. */
export const legalFieldsSchema = z.object({
  on: z.string(),
  own: z.boolean(),
  ro: z.string(),
  en: z.string(),
  changeRo: z.string(),
  changeEn: z.string(),
});
export type LegalFields = z.infer<typeof legalFieldsSchema>;

export const fieldsOf = ({ on, own, text, change }: LegalText): LegalFields => ({
  ...{ on, own, ...text },
  ...{ changeRo: change.ro, changeEn: change.en },
});

/** The text that the fields describe; what was typed for an own text is no part of the product's. */
export const legalOf = ({ on, own, ro, en, changeRo, changeEn }: LegalFields): LegalText => ({
  ...{ on, own },
  text: own ? { ro: ro.trim(), en: en.trim() } : { ro: '', en: '' },
  change: { ro: changeRo.trim(), en: changeEn.trim() },
});

/** The day of the version in force. */
export const presentDay = (name: LegalTextName, stored: LegalText): string =>
  listedVersions(stored, stored.on === '' ? [] : [stored], PRODUCT_VERSIONS[name])[0]?.on ?? '';
