import { useLocale } from '@cursiv/shared-i18n';
import { Clock } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { later } from '../loading/later.tsx';
import { prefer } from '../preferences/prefer.ts';
import { deviceZone, useReaderZone } from './reader-zone.ts';
import { zoneCity } from './zone-city.ts';
import type { ZoneFieldProps } from './zone-field-props.ts';
import * as styles from './zones.module.css';

/** Hundreds of zones and their searchable list load only when somebody wants another. */
const ZoneField = later(() => import('./zone-field.tsx'));

export type ZonePickerProps = Pick<ZoneFieldProps, 'label' | 'hint' | 'none' | 'zone' | 'first' | 'onChoose'> & {
  /** The text of the button that opens the list. */
  change: string;
};

/** A zone by its city, and the way to change it. */
export function ZonePicker({ change, zone, ...field }: ZonePickerProps) {
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const shown = (
    <p className={styles.shown}>
      <Clock size={18} aria-hidden />
      <span>
        {field.label}: <strong>{zoneCity(zone, locale)}</strong>
      </span>
      <Button ref={button} variant="quiet" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        {change}
      </Button>
    </p>
  );
  if (!isOpen) return shown;
  return (
    <Suspense fallback={shown}>
      <ZoneField {...field} zone={zone} onClose={() => setIsOpen(false)} />
    </Suspense>
  );
}

export type ZoneChoiceProps = Omit<ZonePickerProps, 'zone' | 'onChoose'>;

/** The zone in which the page shows times, and the way to change it; kept with the reader's preferences. */
export function ZoneChoice({ first, ...words }: ZoneChoiceProps) {
  const zone = useReaderZone();
  // Choosing the device's own zone means following the device again.
  const choose = (chosen: string) => prefer({ timeZone: chosen === deviceZone() ? '' : chosen });
  return <ZonePicker {...words} zone={zone} first={[deviceZone(), ...first]} onChoose={choose} />;
}
