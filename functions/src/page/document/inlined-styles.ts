import type { ReleaseFile } from '@cursiv/shared-platform';
import { recent } from '../../site/recent.ts';
import { fetchVerified } from '../../site/site-files.ts';

/** Far more than the pages of the live releases have. */
const MOST_TEXTS = 200;

/** Styles of releases, by address and hash, made ready to stand in a document. */
const texts = recent<string>(MOST_TEXTS);

/** Relative addresses in a style hold from its own folder; in a document they must be whole. */
const withWholeAddresses = (css: string, baseUrl: string) =>
  css.replaceAll(/url\((["']?)(?!["']|data:|https?:|\/|#)/g, `url($1${baseUrl}`);

async function load(baseUrl: string, file: string, integrity: string | undefined): Promise<string> {
  return withWholeAddresses(await fetchVerified(baseUrl + file, integrity), baseUrl);
}

/** The text of a release's style for a `<style>` element; fetched once. */
export const inlinedStyle = ({ integrity }: ReleaseFile, baseUrl: string, file: string): Promise<string> =>
  texts(`${baseUrl}${file} ${integrity[file]}`, () => load(baseUrl, file, integrity[file]));
