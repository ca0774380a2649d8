import {
  bufferFeature,
  controlsFeature,
  createPlayer,
  fullscreenFeature,
  pipFeature,
  playbackFeature,
  playbackRateFeature,
  textTrackFeature,
  timeFeature,
  volumeFeature,
} from '@videojs/react';

/** The library's player, with the features that ours shows. */
export const { Player: LibraryPlayer, usePlayer } = createPlayer({
  features: [
    playbackFeature,
    timeFeature,
    bufferFeature,
    volumeFeature,
    playbackRateFeature,
    fullscreenFeature,
    pipFeature,
    textTrackFeature,
    controlsFeature,
  ],
  displayName: 'LessonPlayer',
});
