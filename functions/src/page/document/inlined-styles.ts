import type { ReleaseFile } from '@cursiv/shared-platform';
import { fetchVerified } from '../../site/site-files.ts';

/** Styles of releases, by address and hash, made ready to stand in a document. */
const texts = new Map<string, Promise<string>>();

/** Relative addresses in a style hold from its own folder; in a document they must be whole. */
const withWholeAddresses = (css: string, baseUrl: string) =>
  css.replaceAll(/url\((["']?)(?!["']|data:|https?:|\/|#)/g, `url($1${baseUrl}`);

async function load(baseUrl: string, file: string, integrity: string | undefined): Promise<string> {
  return withWholeAddresses(await fetchVerified(baseUrl + file, integrity), baseUrl);
}

/** The text of a release's style for a `<style>` element; fetched once. */
export function inlinedStyle(release: ReleaseFile, baseUrl: string, file: string): Promise<string> {
  const key = `${baseUrl}${file} ${release.integrity[file]}`;
  const known = texts.get(key);
  if (known) return known;
  const text = load(baseUrl, file, release.integrity[file]);
  texts.set(key, text);
  text.catch(() => texts.delete(key));
  return text;
}
