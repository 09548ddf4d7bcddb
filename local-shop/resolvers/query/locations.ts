import {emptyConnection, type ConnectionArgs} from '../../domain/cursor';

/** `locations`: none, since the shop offers no pick-up. */
export function locations(_root: unknown, args: ConnectionArgs) {
  return emptyConnection(args);
}
