import { useLocale } from '@cursiv/shared-i18n';
import { Clock } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { deviceZone, useReaderZone } from './reader-zone.ts';
import { zoneCity } from './zone-city.ts';
import type { ZoneFieldProps } from './zone-field-props.ts';
import * as styles from './zones.module.css';

/** Hundreds of zones and their searchable list load only when somebody wants another. */
const ZoneField = lazy(() => import('./zone-field.tsx'));

export type ZoneChoiceProps = Pick<ZoneFieldProps, 'label' | 'hint' | 'none' | 'first'> & {
  /** The text of the button that opens the list. */
  change: string;
};

/** The zone in which the page shows times, and the way to change it; kept for every page of this browser. */
export function ZoneChoice({ label, change, first, ...words }: ZoneChoiceProps) {
  const locale = useLocale();
  const [zone, choose] = useReaderZone();
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
        {label}: <strong>{zoneCity(zone, locale)}</strong>
      </span>
      <Button ref={button} variant="quiet" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        {change}
      </Button>
    </p>
  );
  if (!isOpen) return shown;
  return (
    <Suspense fallback={shown}>
      <ZoneField
        {...words}
        label={label}
        zone={zone}
        first={[deviceZone(), ...first]}
        onChoose={choose}
        onClose={() => setIsOpen(false)}
      />
    </Suspense>
  );
}
