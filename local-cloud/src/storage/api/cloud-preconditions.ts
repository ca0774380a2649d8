import { HttpError } from '../../http/http-error.ts';
import type { StoredObject } from '../objects/stored-object.ts';

/** Cloud Storage's conditions in the query; generation 0 means "does not exist". Throws 412. */
export function checkPreconditions(query: URLSearchParams, object: StoredObject | undefined): void {
  const generation = object?.generation ?? '0';
  const metageneration = object?.metageneration ?? '0';
  const broken =
    (query.has('ifGenerationMatch') && query.get('ifGenerationMatch') !== generation) ||
    (query.has('ifGenerationNotMatch') && query.get('ifGenerationNotMatch') === generation) ||
    (query.has('ifMetagenerationMatch') && query.get('ifMetagenerationMatch') !== metageneration);
  if (broken) throw new HttpError(412, 'FAILED_PRECONDITION', 'At least one of the preconditions does not hold.');
}
