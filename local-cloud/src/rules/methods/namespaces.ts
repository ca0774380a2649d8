import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { RpcError } from '../../status.ts';
import { EvaluationError } from '../values/evaluation-error.ts';
import { timestampOf } from '../values/from-wire.ts';
import { MILLI_NANOS, SECOND_NANOS, UNIT_NANOS } from '../values/time-units.ts';
import { toDuration, toTimestamp } from '../values/times.ts';
import type { Routine, Routines, Value } from '../values/value.ts';
import { crc32c } from './crc32c.ts';
import { routine } from './routine.ts';

const float = (compute: (value: number) => Value): Routine => routine(['number'], (value) => compute(Number(value)));

const math: Routines = {
  abs: routine(['number'], (value) => (value < 0 ? -value : value)),
  ceil: float(Math.ceil),
  floor: float(Math.floor),
  round: float(round),
  sqrt: float(Math.sqrt),
  pow: routine(['number', 'number'], (base, exponent) => Number(base) ** Number(exponent)),
  isNaN: float(Number.isNaN),
};

const duration: Routines = {
  value: routine(['int', 'string'], (amount, unit) => {
    const nanos = UNIT_NANOS.get(unit);
    if (nanos === undefined) throw new EvaluationError(`Invalid duration unit: ${unit}.`);
    return toDuration(amount * nanos);
  }),
  time: routine(['int', 'int', 'int', 'int'], (hours, minutes, seconds, nanos) =>
    toDuration(((hours * 60n + minutes) * 60n + seconds) * SECOND_NANOS + nanos),
  ),
  abs: routine(['duration'], ({ nanos }) => ({ kind: 'duration', nanos: nanos < 0n ? -nanos : nanos })),
};

const timestamp: Routines = {
  value: routine(['int or string'], (time) =>
    typeof time === 'string' ? timestampIn(time) : toTimestamp(time * MILLI_NANOS),
  ),
  date: routine(['int', 'int', 'int'], (year, month, day) => {
    const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
    const parts = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
    if (parts.join() !== [year, month, day].join())
      throw new EvaluationError(`Date is not valid. year: ${year}, month: ${month} day: ${day}.`);
    return { kind: 'timestamp', nanos: BigInt(date.getTime()) * MILLI_NANOS };
  }),
};

const latlng: Routines = {
  value: routine(['number', 'number'], (north, east) => {
    const [latitude, longitude] = [Number(north), Number(east)];
    if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180))
      throw new EvaluationError('Latitude should be in [-90,90] range and longitude should be in [-180,180] range.');
    return { kind: 'latlng', latitude, longitude };
  }),
};

const hashing: Routines = {
  md5: routine(['string or bytes'], (content) => hash('md5', content, 'buffer')),
  sha256: routine(['string or bytes'], (content) => hash('sha256', content, 'buffer')),
  crc32: routine(['string or bytes'], (content) => littleEndian(crc32(content))),
  crc32c: routine(['string or bytes'], (content) => littleEndian(crc32c(Buffer.from(content)))),
};

/** The packages of the rules language, by name. */
export const namespaces: Readonly<Record<string, Routines>> = { math, duration, timestamp, latlng, hashing };

/** The instant of an RFC 3339 text. */
function timestampIn(text: string): Value {
  try {
    return timestampOf(text);
  } catch (error) {
    if (error instanceof RpcError) throw new EvaluationError(`Timestamp is not valid: ${text}.`);
    throw error;
  }
}

function littleEndian(checksum: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(checksum);
  return bytes;
}

function round(value: number): bigint {
  if (!Number.isFinite(value)) throw new EvaluationError('Unsupported operation error. Received: math.round(float).');
  return BigInt(Math.round(value));
}
