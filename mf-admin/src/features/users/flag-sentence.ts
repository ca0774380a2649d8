import type { UserFlag } from '@cursiv/shared-domain';
import type { Locale } from '@cursiv/shared-i18n';
import { translate } from './messages/messages.ts';

/** What has just happened to a right: "Dan Ionescu este acum expert verificat." */
export const flagSentence = (locale: Locale, name: string, flag: UserFlag, value: boolean): string =>
  translate(locale)(`${value ? 'granted' : 'withdrawn'}.${flag}`, { name });
