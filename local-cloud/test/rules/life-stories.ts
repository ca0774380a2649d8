import type { Lifecycle } from '@cursiv/shared-domain';
import { type Deed, type Documents, lets, type RulesCase, type RulesSuite, stops } from './rules-case.ts';

/** A lifecycle in documents. Every write is valid except for what the lifecycle decides. */
export interface Life<State extends string, Role extends string> {
  /** The thing with this lifecycle, such as "a resource". */
  what: string;
  lifecycle: Lifecycle<State, Role>;
  /**
   * Who acts in which role; the server, which no rules judge, has none. Where a document bears its person's id, there
   * is somebody for each state, and somebody who has none yet.
   */
  callers: { [R in Role]?: string | ((state: State | 'new') => string) };
  /** People without a role; undefined is a visitor. */
  others: readonly (string | undefined)[];
  /** A document in this state, for somebody in this role, with everything it needs. */
  stored(role: Role, state: State): Documents;
  start(role: Role, state: State): Deed;
  move(role: Role, from: State, to: State): Deed;
  /** Absent where only the state ever changes. */
  edit?(role: Role, state: State): Deed;
  remove(role: Role, state: State): Deed;
}

interface Attempt<State, Role> {
  /** The state of what is there already. */
  on: State | 'new';
  /** The wording of a story that allows it and of one that refuses it. */
  verb: readonly [lets: string, stops: string];
  what: string;
  isAllowed(role: Role): boolean;
  deed(role: Role): Deed;
}

/** Everything to try: each state to start, edit or delete in, and each pair of states to move between. */
function attemptsIn<State extends string, Role extends string>(life: Life<State, Role>): Attempt<State, Role>[] {
  const { what, lifecycle, edit } = life;
  return lifecycle.states.flatMap((state): Attempt<State, Role>[] => [
    {
      on: 'new',
      verb: ['start', 'starting'],
      what: `${what} as ${state}`,
      isAllowed: (role) => lifecycle.canStart(role) && state === lifecycle.first,
      deed: (role) => life.start(role, state),
    },
    ...lifecycle.states
      .filter((to) => to !== state)
      .map((to) => ({
        on: state,
        verb: ['move', 'moving'] as const,
        what: `${what} from ${state} to ${to}`,
        isAllowed: (role: Role) => lifecycle.canMove(role, state, to),
        deed: (role: Role) => life.move(role, state, to),
      })),
    ...(edit
      ? [
          {
            on: state,
            verb: ['change', 'changing'] as const,
            what: `${what} that is ${state}`,
            isAllowed: (role: Role) => lifecycle.canEdit(role, state),
            deed: (role: Role) => edit(role, state),
          },
        ]
      : []),
    {
      on: state,
      verb: ['delete', 'deleting'],
      what: `${what} that is ${state}`,
      isAllowed: (role) => lifecycle.canDelete(role, state),
      deed: (role) => life.remove(role, state),
    },
  ]);
}

function storiesOf<State extends string, Role extends string>(life: Life<State, Role>): RulesCase[] {
  const { roles } = life.lifecycle;
  return attemptsIn(life).flatMap(({ on, verb: [act, acting], what, isAllowed, deed }) => {
    const inRole = roles.flatMap((role) => {
      const callers = life.callers[role];
      if (callers === undefined) return [];
      const caller = typeof callers === 'string' ? callers : callers(on);
      return isAllowed(role)
        ? lets(caller, `the ${role} ${act} ${what}`, deed(role))
        : stops(caller, `the ${role} ${acting} ${what}`, deed(role));
    });
    // Others try it in the way that the allowed roles do.
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

/** A lifecycle as stories: every permitted action is allowed, and everything else is refused. */
export const lifeSuite = <State extends string, Role extends string>(
  life: Life<State, Role>,
  people: Documents,
): RulesSuite => ({
  name: `the life of ${life.what}`,
  documents: { ...people, ...documentsOf(life) },
  cases: storiesOf(life),
});

/** Two stories in one, since nobody ever changes one of them. */
export const joined = (one: RulesSuite, other: RulesSuite): RulesSuite => ({
  name: `${one.name}, and ${other.name}`,
  documents: { ...one.documents, ...other.documents },
  cases: [...one.cases, ...other.cases],
});
