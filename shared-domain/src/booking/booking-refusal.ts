import { AppError, isAppError } from '../app-error.ts';

/** Why an expert's time cannot be requested. */
export const BOOKING_REFUSALS = [
  'not-offered',
  'outside-hours',
  'too-soon',
  'too-far',
  'taken',
  'day-full',
  'week-full',
  'waiting-list',
  'has-times',
  'line-full',
  'too-late',
  'too-many-with-expert',
  'too-many-waiting',
  'too-many-today',
  'proposal-over',
  'begun',
  'lesson-closed',
] as const;
export type BookingRefusal = (typeof BOOKING_REFUSALS)[number];

/** The failure of a booking request. */
export const bookingRefused = (reason: BookingRefusal): AppError =>
  new AppError('conflict', `The booking is refused: ${reason}`, { reason });

/** Why a booking request was refused; undefined for any other failure. */
export const bookingRefusalOf = (error: unknown): BookingRefusal | undefined =>
  isAppError(error) ? BOOKING_REFUSALS.find((reason) => reason === error.reason) : undefined;
