import { setTimeout as wait } from 'node:timers/promises';
import type { Act, Outcome } from '../figures/act.ts';
import { Refused } from '../wire/ask.ts';
import { type Crowd, roleBy } from './crowd.ts';

export interface Load {
  /** Acts a second. */
  rate: number;
  seconds: number;
  /** A number from 0 to below 1. */
  random: () => number;
}

export interface Driven {
  acts: Act[];
  /** How often each reason for a failure came. */
  reasons: Map<string, number>;
}

/**
 * Lets people act at a rate, whatever becomes of it: acts are due at moments of chance and begin whether or not earlier ones have
 * ended, so that a slow server gets no fewer. Resolves once all have ended; each ends within its requests' own time limits.
 */
export async function drive(crowd: Crowd, { rate, seconds, random }: Load): Promise<Driven> {
  const driven: Driven = { acts: [], reasons: new Map() };
  const running = new Set<Promise<void>>();
  const start = performance.now();
  for (let due = gap(rate, random); due < seconds * 1000; due += gap(rate, random)) {
    const early = start + due - performance.now();
    if (early > 0) await wait(early);
    const act = begin(crowd, start + due, random, driven).finally(() => running.delete(act));
    running.add(act);
  }
  await Promise.all(running);
  return driven;
}

/** Milliseconds between two independent acts. */
const gap = (rate: number, random: () => number) => (-Math.log(1 - random()) * 1000) / rate;

async function begin(crowd: Crowd, dueAt: number, random: () => number, { acts, reasons }: Driven): Promise<void> {
  const role = roleBy(random());
  const person = crowd[role].shift();
  let outcome: Outcome = 'missed';
  try {
    if (person) outcome = await person.act();
  } catch (error) {
    outcome = error instanceof Refused ? 'refused' : 'unanswered';
    const reason = (error as Error).message
      .replaceAll(/load-\w+(-\d+)?/g, 'load-…')
      .replaceAll(/\s+/g, ' ')
      .slice(0, 200);
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  acts.push({ role, outcome, ms: performance.now() - dueAt });
  if (person && !person.isThrough?.()) crowd[role].push(person);
}
