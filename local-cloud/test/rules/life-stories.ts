import type { Lifecycle } from '@cursiv/shared-domain';
import { type Deed, type Documents, lets, type RulesCase, type RulesSuite, stops } from './rules-case.ts';

/** A lifecycle as it is lived in documents. Every write is right in all but what the lifecycle decides about. */
export interface Life<State extends string, Role extends string> {
  /** What lives, such as "a resource". */
  what: string;
  lifecycle: Lifecycle<State, Role>;
  /** Who acts in which role; the server, which passes no rules, is none of them. */
  callers: { [R in Role]?: string };
  /** People without a role; undefined is a visitor. */
  others: readonly (string | undefined)[];
  /** One that is in this state, for somebody in this role, with what belongs to it. */
  stored(role: Role, state: State): Documents;
  start(role: Role, state: State): Deed;
  move(role: Role, from: State, to: State): Deed;
  /** Absent where nothing but the state ever changes. */
  edit?(role: Role, state: State): Deed;
  remove(role: Role, state: State): Deed;
}

interface Attempt<Role> {
  /** In the words of a story that lets it and of one that stops it. */
  verb: readonly [lets: string, stops: string];
  what: string;
  isAllowed(role: Role): boolean;
  deed(role: Role): Deed;
}

/** Everything that may be tried: each state to start, edit or delete in, and each pair of states to move between. */
function attemptsIn<State extends string, Role extends string>(life: Life<State, Role>): Attempt<Role>[] {
  const { what, lifecycle, edit } = life;
  return lifecycle.states.flatMap((state): Attempt<Role>[] => [
    {
      verb: ['start', 'starting'],
      what: `${what} as ${state}`,
      isAllowed: (role) => lifecycle.canStart(role) && state === lifecycle.first,
      deed: (role) => life.start(role, state),
    },
    ...lifecycle.states
      .filter((to) => to !== state)
      .map((to) => ({
        verb: ['move', 'moving'] as const,
        what: `${what} from ${state} to ${to}`,
        isAllowed: (role: Role) => lifecycle.canMove(role, state, to),
        deed: (role: Role) => life.move(role, state, to),
      })),
    ...(edit
      ? [
          {
            verb: ['change', 'changing'] as const,
            what: `${what} that is ${state}`,
            isAllowed: (role: Role) => lifecycle.canEdit(role, state),
            deed: (role: Role) => edit(role, state),
          },
        ]
      : []),
    {
      verb: ['delete', 'deleting'],
      what: `${what} that is ${state}`,
      isAllowed: (role) => lifecycle.canDelete(role, state),
      deed: (role) => life.remove(role, state),
    },
  ]);
}

function storiesOf<State extends string, Role extends string>(life: Life<State, Role>): RulesCase[] {
  const { roles } = life.lifecycle;
  return attemptsIn(life).flatMap(({ verb: [act, acting], what, isAllowed, deed }) => {
    const inRole = roles.flatMap((role) => {
      const caller = life.callers[role];
      if (caller === undefined) return [];
      return isAllowed(role)
        ? lets(caller, `the ${role} ${act} ${what}`, deed(role))
        : stops(caller, `the ${role} ${acting} ${what}`, deed(role));
    });
    // Somebody else does it as those do who may.
    const [imitated] = [...roles.filter(isAllowed), ...roles];
    const byOthers = life.others.flatMap((caller) =>
      imitated === undefined ? [] : stops(caller, `somebody else ${acting} ${what}`, deed(imitated)),
    );
    return [...inRole, ...byOthers];
  });
}

function documentsOf<State extends string, Role extends string>({ lifecycle, stored }: Life<State, Role>): Documents {
  const { roles, states } = lifecycle;
  return Object.assign({}, ...roles.flatMap((role) => states.map((state) => stored(role, state))));
}

/** What a lifecycle says, as stories: each thing that may be done is let, and everything else is stopped. */
export const lifeSuite = <State extends string, Role extends string>(
  life: Life<State, Role>,
  people: Documents,
): RulesSuite => ({
  name: `the life of ${life.what}`,
  documents: { ...people, ...documentsOf(life) },
  cases: storiesOf(life),
});

/** Two that are told together, since one of them is never touched by anybody. */
export const joined = (one: RulesSuite, other: RulesSuite): RulesSuite => ({
  name: `${one.name}, and ${other.name}`,
  documents: { ...one.documents, ...other.documents },
  cases: [...one.cases, ...other.cases],
});
