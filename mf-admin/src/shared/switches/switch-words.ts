import type { SwitchOrder } from '@cursiv/shared-domain';
import { formatList, type Locale } from '@cursiv/shared-i18n';
import { translate } from '../../messages/messages.ts';

/** Who has a feature, in the reader's words. */
export function shownSwitch(order: SwitchOrder, locale: Locale): string {
  const t = translate(locale);
  switch (order.for) {
    case 'share':
      return t('switches.shown.share', { percent: order.percent });
    case 'roles': {
      const roles = order.roles.map((role) => t(`switches.role.${role}`));
      return t('switches.shown.roles', { roles: formatList(roles, locale) });
    }
    default:
      return t(`switches.shown.${order.for}`);
  }
}
