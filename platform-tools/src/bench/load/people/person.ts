import type { Outcome, Role } from '../figures/act.ts';

/** Somebody who does one thing after the other, never two at once. */
export interface Person {
  role: Role;
  /** Does the next thing. Rejects when it is refused or not answered. */
  act(): Promise<Extract<Outcome, 'done' | 'plain'>>;
  /** Has nothing more to do. */
  isThrough?(): boolean;
}
