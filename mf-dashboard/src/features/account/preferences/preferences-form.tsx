import { THEMES } from '@cursiv/shared-domain';
import { formatNumber, isLocale, LOCALES, localizePath, splitLocale, useLocale } from '@cursiv/shared-i18n';
import { useLocation } from '@cursiv/shared-router';
import {
  FieldError,
  type Preferences,
  prefer,
  SelectField,
  SPEEDS,
  Stack,
  SwitchField,
  usePreferences,
} from '@cursiv/shared-ui';
import { OwnZone } from '../../../shared/bookings/times/own-zone.tsx';
import { GoalField } from '../../../shared/goal/goal-field.tsx';
import { CAPTION_CHOICES, captionChoiceOf, captionChoices } from './caption-choices.ts';
import { usePreferencesT } from './texts/texts.ts';

/** What a person chooses for the whole site; each choice holds at once, and goes with the account. */
export function PreferencesForm() {
  const t = usePreferencesT();
  const locale = useLocale();
  const { pathname } = useLocation();
  const chosen = usePreferences();
  const refusalOf = (...names: (keyof Preferences)[]) =>
    names.some((name) => chosen.refused?.includes(name)) && <span role="alert">{t('refused')}</span>;
  const speak = (next: string) => {
    if (!isLocale(next)) return;
    prefer({ locale: next });
    // A new document: every part of the page begins anew in the other language.
    if (next !== locale) window.location.assign(localizePath(splitLocale(pathname).path, next));
  };
  return (
    <Stack gap={3}>
      <SelectField
        label={t('locale')}
        hint={t('localeHint')}
        error={refusalOf('locale')}
        value={chosen.locale ?? locale}
        options={LOCALES.map((value) => ({ value, label: t(`language.${value}`) }))}
        onChange={(event) => speak(event.target.value)}
      />
      <div>
        <OwnZone />
        <FieldError id="own-zone-error" error={refusalOf('timeZone')} />
      </div>
      <SelectField
        label={t('theme')}
        error={refusalOf('theme')}
        value={chosen.theme ?? 'system'}
        options={THEMES.map((value) => ({ value, label: t(`themes.${value}`) }))}
        onChange={(event) => prefer({ theme: THEMES.find((theme) => theme === event.target.value) })}
      />
      <SelectField
        label={t('captions')}
        hint={t('captionsHint')}
        error={refusalOf('captions', 'secondCaptions')}
        value={captionChoiceOf(chosen)}
        options={captionChoices.map((value) => ({ value, label: t(`caption.${value}`) }))}
        onChange={(event) => {
          const name = captionChoices.find((choice) => choice === event.target.value);
          if (name) prefer(CAPTION_CHOICES[name]);
        }}
      />
      <SelectField
        label={t('speed')}
        error={refusalOf('speed')}
        value={String(chosen.speed ?? 1)}
        options={SPEEDS.map((speed) => ({
          value: String(speed),
          label: speed === 1 ? t('normal') : `${formatNumber(speed, locale)}×`,
        }))}
        onChange={(event) => prefer({ speed: Number(event.target.value) })}
      />
      <SwitchField
        label={t('autoplay')}
        hint={t('autoplayHint')}
        error={refusalOf('autoplayNext')}
        checked={chosen.autoplayNext === true}
        onChange={(event) => prefer({ autoplayNext: event.target.checked })}
      />
      <SwitchField
        label={t('reducedData')}
        hint={t('reducedDataHint')}
        error={refusalOf('reducedData')}
        checked={chosen.reducedData === true}
        onChange={(event) => prefer({ reducedData: event.target.checked })}
      />
      <GoalField />
    </Stack>
  );
}
