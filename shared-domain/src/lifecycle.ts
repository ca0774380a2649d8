/** What one role may do with a document, by the state it is in. */
export interface RoleRights<State extends string> {
  /** May make one, which begins in the first state. */
  readonly starts?: true;
  /** From each state, the states it may be moved to, the likeliest first. */
  readonly moves?: { readonly [From in State]?: readonly State[] };
  /** States in which what it says may be changed. */
  readonly edits?: readonly State[];
  /** States in which it may be deleted. */
  readonly deletes?: readonly State[];
}

/** The states of a kind of document, and who does what in them. Whatever is not named, nobody may. */
export interface Lifecycle<State extends string, Role extends string> {
  readonly states: readonly State[];
  readonly first: State;
  readonly roles: readonly Role[];
  canStart(role: Role): boolean;
  movesFor(role: Role, from: State): readonly State[];
  canMove(role: Role, from: State, to: State): boolean;
  canEdit(role: Role, state: State): boolean;
  canDelete(role: Role, state: State): boolean;
}

/** A lifecycle from the table of its roles' rights. */
export function lifecycleOf<State extends string, Role extends string>(
  states: readonly State[],
  first: NoInfer<State>,
  rights: Readonly<Record<Role, RoleRights<NoInfer<State>>>>,
): Lifecycle<State, Role> {
  const movesFor = (role: Role, from: State): readonly State[] => rights[role].moves?.[from] ?? [];
  return {
    states,
    first,
    roles: Object.keys(rights) as Role[],
    canStart: (role) => rights[role].starts === true,
    movesFor,
    canMove: (role, from, to) => movesFor(role, from).includes(to),
    canEdit: (role, state) => rights[role].edits?.includes(state) === true,
    canDelete: (role, state) => rights[role].deletes?.includes(state) === true,
  };
}
