import {paginate, type ConnectionArgs} from '../../domain/cursor';
import type {TypeResolvers} from '../../resolver';
import {nodeSource} from '../node-source';
import type {MetafieldSource} from './metafield-fields';

/** `Metafield`: references to deleted resources are `null` or left out. */
export const metafieldResolvers = {
  reference: ({type, value, reference}, _args, context) =>
    type.endsWith('_reference') && !type.startsWith('list.')
      ? (reference ?? nodeSource(context, value))
      : null,
  references: ({type, value}, args: ConnectionArgs, context) => {
    if (!type.startsWith('list.') || !type.endsWith('_reference')) return null;
    const nodes = readIds(value).flatMap((id) => {
      const node = nodeSource(context, id);
      return node ? [{id, node}] : [];
    });
    return paginate(nodes, args, ({node}) => node);
  },
} satisfies TypeResolvers<MetafieldSource>;

/** The ids in the value of a list of references. */
export function readIds(value: string): string[] {
  try {
    const ids: unknown = JSON.parse(value);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
