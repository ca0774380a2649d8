import type { ContentKey, ContentValues } from '@cursiv/shared-domain';
import { callFunction } from '../../call-function.ts';

/**
 * Changes what the site says; `rev` is the revision that was read. Resolves to the new one. Throws AppError: `conflict` when somebody was
 * faster, `no-access` with the reason `texts-only` for an editor of translations, `invalid` with the reason `not-published`.
 */
export const changeContent = async <Key extends ContentKey>(
  key: Key,
  rev: number,
  value: ContentValues[Key],
): Promise<number> => (await callFunction<unknown, { rev: number }>('changeContent', { key, rev, value })).rev;
