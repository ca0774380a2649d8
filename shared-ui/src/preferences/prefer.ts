import type { Choices, OwnChoices, Preferences } from './choices.ts';
import { choicesAt, DEVICE, OWN, unstored } from './preferences.ts';

function keep(key: string, choices: Choices): void {
  try {
    localStorage.setItem(key, JSON.stringify(choices));
  } catch {
    unstored[key] = choices;
  }
  window.dispatchEvent(new Event(DEVICE));
}

/** The choices made on this device before anybody signed in. */
export function deviceChoices(): Choices {
  const choices = choicesAt(DEVICE);
  return typeof choices === 'object' ? choices : {};
}

/** The choices of the person who is signed in; undefined while nobody is, or their account was not asked yet. */
export function ownChoices(): OwnChoices | undefined {
  const own = choicesAt(OWN);
  return typeof own === 'object' && own && 'of' in own && 'unsent' in own ? (own as OwnChoices) : undefined;
}

/** Keeps what belongs to the person who is signed in; what was chosen on the device before is theirs now, and leaves with them. */
export function keepOwn(choices: OwnChoices): void {
  delete unstored[DEVICE];
  try {
    localStorage.removeItem(DEVICE);
  } catch {
    // Blocked storage holds nothing.
  }
  keep(OWN, choices);
}

/** Chooses; for a person who is signed in the account follows. */
export function prefer(chosen: Choices): void {
  const own = ownChoices();
  const names = Object.keys(chosen) as (keyof Preferences)[];
  if (!own) {
    keep(DEVICE, { ...deviceChoices(), ...chosen });
    return;
  }
  const refused = own.refused?.filter((name) => !names.includes(name));
  keepOwn({ ...own, ...chosen, unsent: [...new Set([...own.unsent, ...names])], refused });
}
