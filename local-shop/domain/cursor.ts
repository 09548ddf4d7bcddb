import {GraphQLError} from 'graphql';

/** Arguments every connection of the Storefront API takes. */
export interface ConnectionArgs {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly before?: string | null;
  readonly after?: string | null;
}

/** Source object of a connection: default resolvers read everything from it. */
export interface ConnectionSource<Node> {
  readonly nodes: readonly Node[];
  readonly edges: readonly {readonly cursor: string; readonly node: Node}[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
}

/** Maximum number of items on one page of a connection, from Shopify's API limits. */
export const PAGE_SIZE_LIMIT = 250;

/**
 * One page of `list`, in its order. `toNode` turns the items of the page (and only
 * those) into what resolvers read. `sort` names the order of the list: a cursor made
 * under another order is refused, as are cursors that are not ours. Throws a
 * `GraphQLError` with Shopify's message for wrong arguments.
 */
export function paginate<Item extends {readonly id: string}, Node = Item>(
  list: readonly Item[],
  args: ConnectionArgs,
  toNode: (item: Item) => Node = asNode,
  sort = '',
): ConnectionSource<Node> {
  const size = pageSize(args);
  const from = args.after == null ? 0 : find(list, args.after, sort) + 1;
  const to = args.before == null ? list.length : find(list, args.before, sort);
  const start = args.last == null ? from : Math.max(from, to - size);
  const end = args.last == null ? Math.min(to, from + size) : to;
  const items = list.slice(start, Math.max(start, end));
  const nodes = items.map(toNode);
  const cursorAt = (index: number) => {
    const item = items[index];
    return item ? encode(item.id, start + index, sort) : null;
  };
  return {
    nodes,
    get edges() {
      return nodes.map((node, index) => ({
        node,
        cursor: cursorAt(index) ?? '',
      }));
    },
    get pageInfo() {
      return {
        hasNextPage: start + items.length < list.length,
        hasPreviousPage: start > 0 && list.length > 0,
        startCursor: cursorAt(0),
        endCursor: cursorAt(items.length - 1),
      };
    },
  };
}

/** An empty connection, for features that no product of the shop uses. */
export function emptyConnection(args: ConnectionArgs): ConnectionSource<never> {
  return paginate<never>([], args);
}

function asNode<Item, Node>(item: Item): Node {
  return item as unknown as Node;
}

function pageSize({first, last}: ConnectionArgs): number {
  if (first == null && last == null) {
    throw badRequest('you must provide one of first or last');
  }
  if (first != null && last != null) {
    throw badRequest('providing both first and last is not supported');
  }
  const [name, size] = first == null ? ['last', last ?? 0] : ['first', first];
  if (size < 0) throw badRequest(`${name} must be greater than or equal to 0`);
  if (size > PAGE_SIZE_LIMIT) {
    throw badRequest(`${name} cannot exceed ${PAGE_SIZE_LIMIT}`);
  }
  return Number(size);
}

/** Cursors contain the position as a hint: a list that did not change needs no search. */
function encode(id: string, position: number, sort: string): string {
  return Buffer.from(JSON.stringify([id, position, sort])).toString(
    'base64url',
  );
}

function find(
  list: readonly {readonly id: string}[],
  cursor: string,
  sort: string,
): number {
  const {id, position, sort: cursorSort} = decode(cursor);
  if (cursorSort === sort) {
    if (list[position]?.id === id) return position;
    const index = list.findIndex((item) => item.id === id);
    if (index >= 0) return index;
  }
  throw badRequest('Invalid cursor for current pagination sort.');
}

function decode(cursor: string): {id: string; position: number; sort: string} {
  try {
    const value: unknown = JSON.parse(
      Buffer.from(cursor, 'base64url').toString(),
    );
    if (Array.isArray(value)) {
      const [id, position, sort] = value;
      if (
        typeof id === 'string' &&
        typeof position === 'number' &&
        typeof sort === 'string'
      ) {
        return {id, position, sort};
      }
    }
  } catch {
    // not JSON: not a cursor of ours, refused below
  }
  throw badRequest('Invalid cursor for current pagination sort.');
}

function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, {extensions: {code: 'BAD_REQUEST'}});
}
