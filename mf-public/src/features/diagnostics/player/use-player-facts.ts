import { formatNumber, type Locale, useLocale } from '@cursiv/shared-i18n';
import type { Definition } from '@cursiv/shared-ui';
import { useEffect, useState } from 'react';
import { useT } from '../messages/messages.ts';

const REFRESHING = [
  'loadstart',
  'durationchange',
  'loadeddata',
  'canplay',
  'progress',
  'timeupdate',
  'seeking',
  'seeked',
  'ratechange',
  'resize',
  'waiting',
  'stalled',
  'suspend',
  'emptied',
  'error',
] as const;

// In the order of HTMLMediaElement's readyState, networkState and MediaError.code (from 1).
const READY = ['nothing', 'metadata', 'current', 'future', 'enough'] as const;
const NETWORK = ['empty', 'idle', 'loading', 'noSource'] as const;
const ERRORS = ['aborted', 'network', 'decode', 'source'] as const;

/** The properties of a player's video, updated with its events. */
export function usePlayerFacts(video: HTMLVideoElement | null): Definition[] {
  const t = useT();
  const locale = useLocale();
  const [, refresh] = useState(0);
  useEffect(() => {
    if (!video) return;
    const changed = () => refresh((count) => count + 1);
    for (const name of REFRESHING) video.addEventListener(name, changed);
    changed();
    return () => {
      for (const name of REFRESHING) video.removeEventListener(name, changed);
    };
  }, [video]);
  return video ? factsOf(video, t, locale) : [];
}

function factsOf(video: HTMLVideoElement, t: ReturnType<typeof useT>, locale: Locale): Definition[] {
  const number = (value: number) => formatNumber(value, locale, { maximumFractionDigits: 2 });
  const seconds = (value: number) =>
    Number.isFinite(value) ? t('player.seconds', { value: number(value) }) : t('player.unknown');
  const ranges = (of: TimeRanges) =>
    Array.from({ length: of.length }, (_, index) => `${number(of.start(index))}–${seconds(of.end(index))}`).join(
      ', ',
    ) || t('player.none');
  const { droppedVideoFrames, totalVideoFrames } = video.getVideoPlaybackQuality();
  // A library that feeds the element adds an address of its own; a file chosen here is a source element.
  const isFed = video.currentSrc.startsWith('blob:') && !video.querySelector('source');
  const ready = READY[video.readyState] ?? 'nothing';
  const network = NETWORK[video.networkState] ?? 'empty';
  const error = video.error && ERRORS[video.error.code - 1];
  const resolution = video.videoWidth > 0 ? `${video.videoWidth} × ${video.videoHeight}` : t('player.unknown');
  return [
    { id: 'duration', term: t('player.duration'), value: seconds(video.duration) },
    { id: 'position', term: t('player.position'), value: seconds(video.currentTime) },
    { id: 'resolution', term: t('player.resolution'), value: resolution },
    {
      id: 'frames',
      term: t('player.frames'),
      value: t('player.framesOf', { dropped: number(droppedVideoFrames), total: number(totalVideoFrames) }),
    },
    { id: 'way', term: t('player.way'), value: t(isFed ? 'player.wayFed' : 'player.wayBrowser') },
    { id: 'rate', term: t('player.rate'), value: `${number(video.playbackRate)}×` },
    { id: 'buffered', term: t('player.buffered'), value: ranges(video.buffered) },
    { id: 'seekable', term: t('player.seekable'), value: ranges(video.seekable) },
    { id: 'ready', term: t('player.ready'), value: t(`player.readyState.${ready}`) },
    { id: 'network', term: t('player.network'), value: t(`player.networkState.${network}`) },
    {
      id: 'error',
      term: t('player.error'),
      value: error ? `${t(`player.mediaError.${error}`)} ${video.error?.message ?? ''}` : t('player.none'),
    },
  ];
}
