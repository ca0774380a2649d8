/** Why migrations do not run now; the message is for the operator. */
export class MigrationRefusal extends Error {}
