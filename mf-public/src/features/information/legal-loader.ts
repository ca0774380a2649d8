import type { LegalPayload, LegalTextName } from '@cursiv/shared-domain';
import { formatDate } from '@cursiv/shared-i18n';
import { type HeadContext, type PageHead, type PageLoaderArgs, paths } from '@cursiv/shared-platform';
import { loadPayload } from '../../shared/load-payload.ts';
import { dayOf } from './day-of.ts';

/** A legal text and where it stands. */
export interface LegalData extends LegalPayload {
  /** The page of the text in force. */
  address: string;
  /** Whether it is the text of a day, in force or not. */
  isOfDay: boolean;
}

/** Loads a legal text, or an earlier version of it for an address that ends with its day. */
export const legalLoader =
  (name: LegalTextName) =>
  async (args: PageLoaderArgs): Promise<LegalData> => {
    const { day } = args.params;
    const payload = await loadPayload('legal-text', args, day === undefined ? name : `${name}-${day}`);
    return { ...payload, address: paths[name](), isOfDay: day !== undefined };
  };

/** The head of a legal text; the one of a day says which. */
export const head = ({ title, summary, on, isOfDay }: LegalData, { locale }: HeadContext): PageHead => ({
  title: isOfDay ? `${title}, ${formatDate(dayOf(on), locale)}` : title,
  description: summary,
});
