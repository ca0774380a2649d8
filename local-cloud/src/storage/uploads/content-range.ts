import { HttpError } from '../../http/http-error.ts';

/** What a request of a resumable upload brings, in bytes; it only asks when it has no first one. */
export interface ContentRange {
  first?: number;
  /** The last byte, or whether the request brings everything to the end. */
  last?: number;
  toTheEnd: boolean;
  total?: number;
}

/**
 * `Content-Range: bytes <first>-<last>/<total>`: an unknown total is `*` (more will come), an unknown last byte `*`
 * (this request brings everything, as does one without the header). A range of only `*` asks how much has arrived. Throws 400.
 */
export function parseContentRange(text = 'bytes 0-*/*'): ContentRange {
  const [, range, first, last, total] = /^bytes (\*|(\d{1,15})-(\d{1,15}|\*))\/(\d{1,15}|\*)$/.exec(text) ?? [];
  if (range === undefined) throw new HttpError(400, 'INVALID_ARGUMENT', 'The Content-Range header cannot be read.');
  return {
    toTheEnd: last === '*',
    ...(first === undefined ? {} : { first: Number(first) }),
    ...(last === undefined || last === '*' ? {} : { last: Number(last) }),
    ...(total === undefined || total === '*' ? {} : { total: Number(total) }),
  };
}
