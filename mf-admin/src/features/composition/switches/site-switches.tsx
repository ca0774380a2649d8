import { type StoredOrders, SWITCHES, type SwitchName, switchOrder } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { Button, ListRow, PagePart } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { shownSwitch } from '../../../shared/switches/switch-words.ts';
import { SwitchDialog } from './switch-dialog.tsx';

/** Who has which feature, and what may be done about it. */
export function SiteSwitches({ orders }: { orders: StoredOrders }) {
  const t = useT();
  const locale = useLocale();
  const [asked, setAsked] = useState<SwitchName>();
  return (
    <PagePart title={t('switches.title')} intro={t('switches.intro')}>
      <ul>
        {SWITCHES.map((name) => (
          <ListRow
            key={name}
            actions={
              <Button
                variant="secondary"
                size="small"
                aria-label={t('switches.changeOf', { name: t(`switches.name.${name}`) })}
                onClick={() => setAsked(name)}
              >
                {t('switches.change')}
              </Button>
            }
          >
            <p>
              <strong>{t(`switches.name.${name}`)}</strong>
            </p>
            <p>{shownSwitch(switchOrder(orders.switches, name), locale)}</p>
            <p>
              <small>{t(`switches.about.${name}`)}</small>
            </p>
          </ListRow>
        ))}
      </ul>
      {asked && <SwitchDialog name={asked} orders={orders} onClose={() => setAsked(undefined)} />}
    </PagePart>
  );
}
