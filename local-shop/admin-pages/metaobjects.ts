import type {Shop} from '../context';
import {
  deleteMetaobject,
  metaobjectByHandle,
  metaobjectById,
  metaobjects,
  upsertMetaobject,
} from '../data/content-store';
import {handleFrom} from '../domain/handle-map';
import {definedFields, readDefined} from './defined-fields';
import {checked, type AdminSection, type Problems} from './section';

const definitionOf = (shop: Shop, type = '') =>
  shop.metaobjectDefinitions.find((definition) => definition.type === type);

/** An entry by its handle, or by the number of its id, as in URLs of Shopify's admin. */
const entryOf = (shop: Shop, type: string, key: string) =>
  metaobjectByHandle(shop, type, key) ??
  metaobjectById(shop, `gid://shopify/Metaobject/${key}`);

const TITLE = 'single_line_text_field';

/** A handle that no entry of the type has yet. */
function freeHandle(shop: Shop, type: string, title: string): string {
  const handle = handleFrom(title);
  for (let count = 1; ; count += 1) {
    const free = count === 1 ? handle : `${handle}-${count}`;
    if (!metaobjectByHandle(shop, type, free)) return free;
  }
}

/** Entries of metaobjects; a key is the type and one of `entryOf`, or `new`. */
export const entries: AdminSection = {
  path: 'content/metaobjects/entries',
  title: 'Metaobjects',
  entries: (shop) =>
    metaobjects(shop).map(({type, handle, status}) => ({
      key: `${type}/${handle}`,
      title: handle,
      note: `${definitionOf(shop, type)?.name ?? type}${status === 'DRAFT' ? ', draft' : ''}`,
    })),
  additions: ({metaobjectDefinitions}) =>
    metaobjectDefinitions.map(({type, name}) => ({
      key: `${type}/new`,
      title: `Add: ${name}`,
    })),
  form: (shop, key) => {
    const [type = '', handle = ''] = key.split('/');
    const definition = definitionOf(shop, type);
    const entry = entryOf(shop, type, handle);
    if (!definition || (!entry && handle !== 'new')) return null;
    return {
      title: entry?.handle ?? `New: ${definition.name}`,
      groups: [
        {
          legend: definition.name,
          fields: [
            ...(entry
              ? []
              : [
                  {
                    name: 'handle',
                    label: 'Handle',
                    value: '',
                    hint: 'If it is left empty, it is made of the first text, or of the kind of entry.',
                  },
                ]),
            {
              name: 'active',
              label: 'Active',
              value: checked(entry?.status !== 'DRAFT'),
              kind: 'check',
            },
            ...definition.fields.flatMap((field) =>
              definedFields(
                shop,
                `field-${field.key}`,
                field,
                entry?.fields.find(({key: name}) => name === field.key)?.value,
              ),
            ),
          ],
        },
      ],
      actions: [
        {value: 'save', label: 'Save'},
        ...(entry ? [{value: 'delete', label: 'Delete'}] : []),
      ],
    };
  },
  save: (shop, key, sent) => {
    const problems: Problems = {};
    const [type = '', name = ''] = key.split('/');
    const given = entryOf(shop, type, name)?.handle ?? name;
    const definition = definitionOf(shop, type);
    if (!definition) return problems;
    if (given !== 'new' && sent.get('action') === 'delete') {
      deleteMetaobject(shop, type, given);
      return problems;
    }
    const fields = definition.fields.flatMap((field) => {
      const {key: name, type: kind} = field;
      const value = readDefined(shop, `field-${name}`, field, sent, problems);
      return value ? [{key: name, type: kind, value}] : [];
    });
    const wanted = (sent.get('handle') ?? '').trim().toLowerCase();
    const text = fields.find(({type: kind}) => kind === TITLE)?.value;
    const handle =
      given === 'new'
        ? wanted ||
          freeHandle(shop, type, text?.[shop.languages[0]] || definition.name)
        : given;
    if (!/^[a-z0-9][a-z0-9_-]{0,254}$/.test(handle) || handle === 'new') {
      problems.handle = 'Enter small letters, digits and hyphens.';
    } else if (given === 'new' && metaobjectByHandle(shop, type, handle)) {
      problems.handle = 'There is an entry with this handle.';
    }
    const timeOf = (wanted: string) =>
      Date.parse(fields.find(({key: name}) => name === wanted)?.value.DE ?? '');
    if (timeOf('until') <= timeOf('from')) {
      problems['field-until'] = 'Enter a time after the first.';
    }
    if (Object.keys(problems).length > 0) return problems;
    const status = sent.has('active') ? 'ACTIVE' : 'DRAFT';
    const updatedAt = shop.now().toISOString();
    upsertMetaobject(shop, {type, handle, status, fields, updatedAt});
    return problems;
  },
};
