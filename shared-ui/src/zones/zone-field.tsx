import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { AriaFieldParts, AriaLocale } from '../forms/dates/aria-field.tsx';
import * as fieldStyles from '../forms/field.module.css';
import { classNames } from '../styles/class-names.ts';
import { zoneCity } from './zone-city.ts';
import type { ZoneFieldProps } from './zone-field-props.ts';
import { plain, zoneOptions } from './zone-options.ts';
import * as styles from './zones.module.css';

/** A time zone, found by typing a city in either language. */
export default function ZoneField({ label, hint, none, zone, first, onChoose, onClose }: ZoneFieldProps) {
  const locale = useLocale();
  const [options] = useState(() => zoneOptions([zone, ...first], locale));
  const [now] = useState(() => new Date());
  const words = new Map(options.map((option) => [option.city, option.words]));
  return (
    <AriaLocale>
      <ComboBox
        className={classNames(fieldStyles.field, styles.zone)}
        autoFocus
        menuTrigger="focus"
        defaultItems={options}
        defaultFilter={(city, typed) => plain(`${city} ${words.get(city) ?? ''}`).includes(plain(typed))}
        allowsEmptyCollection
        onChange={(key) => {
          if (key !== null) onChoose(String(key));
          onClose();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
      >
        <AriaFieldParts label={label} hint={hint}>
          <div className={fieldStyles.withEnd}>
            <Input className={fieldStyles.control ?? ''} placeholder={zoneCity(zone, locale)} />
            <Button className={classNames(fieldStyles.end, styles.open)}>
              <ChevronDown size={20} aria-hidden />
            </Button>
          </div>
        </AriaFieldParts>
        <Popover className={styles.popover ?? ''} offset={4}>
          <ListBox<(typeof options)[number]>
            className={styles.list ?? ''}
            renderEmptyState={() => <p className={styles.none}>{none}</p>}
          >
            {(option) => (
              <ListBoxItem id={option.zone} textValue={option.city} className={styles.option ?? ''}>
                <span>{option.city}</span>
                <span className={styles.clock}>
                  {formatDate(now, locale, { timeStyle: 'short', timeZone: option.zone })}
                </span>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </AriaLocale>
  );
}
