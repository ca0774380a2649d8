import type { Locale } from '@cursiv/shared-i18n';

/** The countries whose public holidays can be suggested, as ISO 3166 names them; Romania's are known here. */
export const COUNTRIES = (
  'AD AE AL AM AO AR AT AU AZ BA BB BD BE BF BG BI BJ BO BR BS BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK ' +
  'DM DO DZ EC EE EG ER ES ET FI FR GA GB GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IM IN IR IS IT JM JP KE KR KZ LI ' +
  'LK LR LS LT LU LV LY MA MC MD ME MG MK ML MR MT MU MW MX MY MZ NA NE NG NI NL NO NZ PA PE PH PL PT PY RO RS RU RW SC SD SE SG ' +
  'SI SK SL SM SN SO SR SS ST SV SZ TD TG TH TN TO TR TT TW TZ UA UG US UY UZ VA VE VN ZA ZM ZW'
).split(' ');

/** The name of a country in the language of the page. */
export const countryName = (code: string, locale: Locale): string =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
