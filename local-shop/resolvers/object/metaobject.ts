import type {Metaobject} from '../../domain/catalogue';
import {paginate, type ConnectionArgs} from '../../domain/cursor';
import type {TypeResolvers} from '../../resolver';
import type {metaobjectSource} from '../catalogue-sources';
import {nodeSource} from '../node-source';
import {readIds} from './metafield';

type MetaobjectFieldSource = Metaobject['fields'][number];

/** `Metaobject`: an entry of structured content. */
export const metaobjectResolvers = {
  fields: ({metaobject}) => metaobject.fields,
  field: ({metaobject}, {key}: {key: string}) =>
    metaobject.fields.find((field) => field.key === key) ?? null,
} satisfies TypeResolvers<ReturnType<typeof metaobjectSource>>;

/** `MetaobjectField`: `key` and `type` come from the source. */
export const metaobjectFieldResolvers = {
  value: ({value}, _args, {language}) => value[language],
  reference: ({type, value}, _args, context) =>
    type.endsWith('_reference') && !type.startsWith('list.')
      ? nodeSource(context, value[context.language])
      : null,
  references: ({type, value}, args: ConnectionArgs, context) => {
    if (!type.startsWith('list.') || !type.endsWith('_reference')) return null;
    const nodes = readIds(value[context.language]).flatMap((id) => {
      const node = nodeSource(context, id);
      return node ? [{id, node}] : [];
    });
    return paginate(nodes, args, ({node}) => node);
  },
} satisfies TypeResolvers<MetaobjectFieldSource>;
