/** Why a package of HLS cannot be a lesson's video. */
export type HlsProblem =
  | 'not-zip'
  | 'unsafe-name'
  | 'other-files'
  | 'too-large'
  | 'not-playlist'
  | 'foreign'
  | 'missing'
  | 'locked'
  | 'broken'
  | 'no-picture';

/** A package of HLS that is refused, with the file or address that is the cause. */
export class HlsError extends Error {
  readonly problem: HlsProblem;
  readonly detail: string;

  constructor(problem: HlsProblem, detail = '') {
    super(`${problem}: ${detail}`);
    this.problem = problem;
    this.detail = detail.slice(0, 120);
  }
}
