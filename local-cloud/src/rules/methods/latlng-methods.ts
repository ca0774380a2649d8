import type { Routines } from '../values/value.ts';
import { routine } from './routine.ts';

const EARTH_RADIUS_METRES = 6_371_000;
const RADIANS = Math.PI / 180;

export const latlngMethods: Routines = {
  latitude: routine(['latlng'], ({ latitude }) => latitude),
  longitude: routine(['latlng'], ({ longitude }) => longitude),
  /** Metres along the sphere (haversine). */
  distance: routine(['latlng', 'latlng'], (from, to) => {
    const half =
      Math.sin(((to.latitude - from.latitude) * RADIANS) / 2) ** 2 +
      Math.cos(from.latitude * RADIANS) *
        Math.cos(to.latitude * RADIANS) *
        Math.sin(((to.longitude - from.longitude) * RADIANS) / 2) ** 2;
    return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(Math.min(1, half)));
  }),
};
