import { type StoredOrders, SWITCHES, type SwitchName, switchOrder } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { Button, ListRow, PagePart } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { shownSwitch } from '../../../shared/switches/switch-words.ts';
import { useSwitchesT } from './messages/messages.ts';
import { SwitchDialog } from './switch-dialog.tsx';

/** Who has which feature, and what may be done about it. */
export function SiteSwitches({ orders }: { orders: StoredOrders }) {
  const t = useT();
  const switchesT = useSwitchesT();
  const locale = useLocale();
  const [asked, setAsked] = useState<SwitchName>();
  return (
    <PagePart title={switchesT('title')} intro={switchesT('intro')}>
      <ul>
        {SWITCHES.map((name) => (
          <ListRow
            key={name}
            actions={
              <Button
                variant="secondary"
                size="small"
                aria-label={switchesT('changeOf', { name: t(`switches.name.${name}`) })}
                onClick={() => setAsked(name)}
              >
                {switchesT('change')}
              </Button>
            }
          >
            <p>
              <strong>{t(`switches.name.${name}`)}</strong>
            </p>
            <p>{shownSwitch(switchOrder(orders.switches, name), locale)}</p>
            <p>
              <small>{switchesT(`about.${name}`)}</small>
            </p>
          </ListRow>
        ))}
      </ul>
      {asked && <SwitchDialog name={asked} orders={orders} onClose={() => setAsked(undefined)} />}
    </PagePart>
  );
}
