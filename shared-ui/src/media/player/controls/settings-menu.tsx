import { formatNumber, useLocale } from '@cursiv/shared-i18n';
import { Menu, selectTextTrack, selectTime } from '@videojs/react';
import { Check, ChevronLeft, ChevronRight, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { SPEEDS } from '../../../preferences/speeds.ts';
import { languageName } from '../language-name.ts';
import { usePlayer } from '../library.ts';
import { useT } from '../messages/messages.ts';
import { Control } from './control.tsx';
import * as styles from './settings-menu.module.css';

export type SettingsMenuProps = {
  video: HTMLVideoElement | null;
  /** Languages with captions, those shown, the upper first, and a function to choose. */
  languages: readonly string[];
  shown: readonly string[];
  onCaptions: (languages: readonly string[]) => void;
  rate: number;
  onRate: (rate: number) => void;
  onHelp: () => void;
};

const OFF = 'off';

/** Speed, captions, chapters and the list of keys. */
export function SettingsMenu({ video, languages, shown, onCaptions, rate, onRate, onHelp }: SettingsMenuProps) {
  const t = useT();
  const locale = useLocale();
  const pairs = languages.flatMap((upper) =>
    languages.filter((lower) => lower !== upper).map((lower) => ({ upper, lower })),
  );
  const rateName = (value: number) => (value === 1 ? t('normalSpeed') : `${formatNumber(value, locale)}×`);
  return (
    <Menu.Root side="top" align="end">
      <Menu.Trigger
        aria-label={t('settings')}
        render={(props) => (
          <Control {...props}>
            <Settings />
          </Control>
        )}
      />
      <Menu.Popup className={styles.popup ?? ''}>
        <Menu.Content className={styles.content ?? ''}>
          <Choice
            name={t('speed')}
            value={String(rate)}
            options={SPEEDS.map((value) => ({ value: String(value), label: rateName(value) }))}
            onChange={(value) => onRate(Number(value))}
          />
          {languages.length > 0 && (
            <Choice
              name={t('captions')}
              value={shown.join() || OFF}
              options={[
                { value: OFF, label: t('captionsOff') },
                ...languages.map((tag) => ({ value: tag, label: languageName(tag), lang: tag })),
                ...pairs.map(({ upper, lower }) => ({
                  value: `${upper},${lower}`,
                  label: t('twoCaptions', { upper: languageName(upper), lower: languageName(lower) }),
                })),
              ]}
              onChange={(value) => onCaptions(value === OFF ? [] : value.split(','))}
            />
          )}
          <Chapters video={video} />
          <Menu.Item className={styles.item ?? ''} onSelect={onHelp}>
            {t('shortcuts')}
          </Menu.Item>
        </Menu.Content>
      </Menu.Popup>
    </Menu.Root>
  );
}

function Chapters({ video }: { video: HTMLVideoElement | null }) {
  const t = useT();
  const chapters = usePlayer(selectTextTrack)?.chaptersCues ?? [];
  const now = usePlayer(selectTime)?.currentTime ?? 0;
  if (chapters.length === 0) return null;
  const present = chapters.findLast(({ startTime }) => startTime <= now);
  return (
    <Choice
      name={t('chapters')}
      value={String(present?.startTime ?? '')}
      options={chapters.map(({ startTime, text }) => ({ value: String(startTime), label: text }))}
      onChange={(value) => {
        if (video) video.currentTime = Number(value);
      }}
    />
  );
}

type Option = { value: string; label: string; lang?: string };
type ChoiceProps = { name: string; value: string; options: readonly Option[]; onChange: (value: string) => void };

/** A line of the menu that opens its own list of choices. */
function Choice({ name, value, options, onChange }: ChoiceProps) {
  const t = useT();
  return (
    <Menu.Root>
      <Menu.Trigger
        className={styles.item ?? ''}
        render={(props) => (
          <Line {...props} end={<ChevronRight aria-hidden />}>
            {name}
            <span className={styles.value}>{options.find((option) => option.value === value)?.label}</span>
          </Line>
        )}
      />
      <Menu.Content className={styles.content ?? ''}>
        <Menu.Item className={styles.back ?? ''} aria-label={`${t('back')}: ${name}`}>
          <ChevronLeft aria-hidden />
          {name}
        </Menu.Item>
        <Menu.RadioGroup value={value} onValueChange={onChange} aria-label={name}>
          {options.map((option) => (
            <Menu.RadioItem
              key={option.value}
              value={option.value}
              className={styles.item ?? ''}
              {...(option.lang && { lang: option.lang })}
            >
              {option.label}
              {option.value === value && <Check aria-hidden />}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Content>
    </Menu.Root>
  );
}

function Line({ children, end, ...props }: { children: ReactNode; end: ReactNode }) {
  return (
    <div {...props}>
      {children}
      {end}
    </div>
  );
}
