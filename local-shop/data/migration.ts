/**
 * One step of the database's layout. Steps run once each, in the order of the
 * list, and are stored by name: add a step, never change one that others
 * may have run already.
 */
export interface Migration {
  readonly name: string;
  readonly sql: string;
}
