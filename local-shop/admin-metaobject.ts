import type {Shop} from './context';
import {
  deleteMetaobject,
  metaobjectByHandle,
  metaobjectById,
  upsertMetaobject,
} from './data/content-store';
import {same} from './domain/catalogue';

interface UpsertArgs {
  readonly handle: {readonly type: string; readonly handle: string};
  readonly metaobject: {
    readonly fields?:
      | readonly {readonly key: string; readonly value: string}[]
      | null;
    readonly capabilities?: {
      readonly publishable?: {readonly status: 'ACTIVE' | 'DRAFT'} | null;
    } | null;
  };
}

/** `metaobjectUpsert`: the given fields of an entry; the others stay as they are. */
export function adminMetaobjectUpsert(shop: Shop, args: UpsertArgs) {
  const {type, handle} = args.handle;
  const fields = args.metaobject.fields ?? [];
  const definition = shop.metaobjectDefinitions.find(
    (known) => known.type === type,
  );
  if (!definition) {
    const message = 'No metaobject definition exists for this type';
    return failure('UNDEFINED_OBJECT_TYPE', ['handle', 'type'], message);
  }
  const unknown = fields.findIndex(
    ({key}) => !definition.fields.some((field) => field.key === key),
  );
  if (unknown >= 0) {
    const path = ['metaobject', 'fields', String(unknown)];
    return failure(
      'UNDEFINED_OBJECT_FIELD',
      path,
      'Field definition does not exist',
    );
  }
  const before = metaobjectByHandle(shop, type, handle);
  const metaobject = upsertMetaobject(shop, {
    type,
    handle,
    updatedAt: shop.now().toISOString(),
    status: args.metaobject.capabilities?.publishable?.status ?? before?.status,
    fields: definition.fields.flatMap(({key, type: kind}) => {
      const given = fields.find((field) => field.key === key);
      const old = before?.fields.find((field) => field.key === key);
      if (!given) return old ?? [];
      return {key, type: kind, value: same(given.value)};
    }),
  });
  return {metaobject, userErrors: []};
}

/** `metaobjectDelete` of one entry. */
export function adminMetaobjectDelete(shop: Shop, {id}: {readonly id: string}) {
  const entry = metaobjectById(shop, id);
  if (!entry) {
    const error = {
      code: 'RECORD_NOT_FOUND',
      field: ['id'],
      message: 'Record not found',
    };
    return {deletedId: null, userErrors: [error]};
  }
  deleteMetaobject(shop, entry.type, entry.handle);
  return {deletedId: id, userErrors: []};
}

function failure(code: string, field: readonly string[], message: string) {
  return {metaobject: null, userErrors: [{code, field, message}]};
}
