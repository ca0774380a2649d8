import type { Choices, OwnChoices, Preferences } from './choices.ts';
import { deviceChoices, keepOwn, ownChoices } from './prefer.ts';

const picked = (choices: Choices, names: readonly (keyof Preferences)[]): Choices =>
  Object.fromEntries(names.map((name) => [name, choices[name]]));

/** The names of what was chosen. */
const namesOf = (choices: Choices) =>
  (Object.keys(choices) as (keyof Preferences)[]).filter((name) => choices[name] !== undefined);

/**
 * Takes over what the account says, but for what was chosen here since. For a person who is new here, what was chosen on this
 * device fills what their account has never chosen. Returns whether they are new here.
 */
export function adoptAccount(uid: string, account: Choices): boolean {
  const known = ownChoices();
  const own: OwnChoices =
    known?.of === uid
      ? known
      : { ...deviceChoices(), of: uid, unsent: namesOf(deviceChoices()).filter((name) => account[name] === undefined) };
  const { unsent, refused } = own;
  const next = { ...picked(account, namesOf(account)), ...picked(own, unsent), of: uid, unsent, refused };
  if (JSON.stringify(next) !== JSON.stringify(known)) keepOwn(next);
  return known?.of !== uid;
}

/** What the account of this person does not have yet. */
export function unsentOf(uid: string): Choices {
  const own = ownChoices();
  return own?.of === uid ? picked(own, own.unsent) : {};
}

/** Notes that the account has these; what was chosen otherwise meanwhile is still to be sent. */
export function markSent(uid: string, sent: Choices): void {
  const own = ownChoices();
  if (own?.of !== uid) return;
  const isSent = (name: keyof Preferences) => name in sent && JSON.stringify(sent[name]) === JSON.stringify(own[name]);
  keepOwn({ ...own, unsent: own.unsent.filter((name) => !isSent(name)) });
}

/** Notes that the account did not take these: what it says holds again. What was chosen otherwise meanwhile is still to be sent. */
export function markRefused(uid: string, sent: Choices, names: readonly (keyof Preferences)[], account: Choices): void {
  markSent(uid, picked(sent, names));
  const own = ownChoices();
  if (own?.of !== uid) return;
  const refused = names.filter((name) => !own.unsent.includes(name));
  keepOwn({ ...own, ...picked(account, refused), refused: [...new Set([...(own.refused ?? []), ...refused])] });
}
