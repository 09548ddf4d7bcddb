import type {Shop} from '../context';
import {
  deleteMetaobject,
  metaobjectByHandle,
  metaobjectById,
  metaobjects,
  upsertMetaobject,
} from '../data/content-store';
import type {
  MetaobjectDefinition,
  MetaobjectFieldDefinition,
} from '../data/definitions';
import type {LocalizedText} from '../domain/catalogue';
import {toRichText} from '../domain/rich-text';
import {metaobjectFieldFault} from './field-rules';
import {
  bothLanguages,
  checked,
  NO_TEXT,
  type AdminField,
  type AdminSection,
  type Problems,
} from './section';

const TEXTS = /_text_field$/;

const definitionOf = (shop: Shop, type = '') =>
  shop.metaobjectDefinitions.find((definition) => definition.type === type);

/** An entry by its handle, or by the number of its id, as in addresses of Shopify's admin. */
const entryOf = (shop: Shop, type: string, key: string) =>
  metaobjectByHandle(shop, type, key) ??
  metaobjectById(shop, `gid://shopify/Metaobject/${key}`);

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
            ...(entry ? [] : [{name: 'handle', label: 'Handle', value: ''}]),
            {
              name: 'active',
              label: 'Active',
              value: checked(entry?.status !== 'DRAFT'),
              kind: 'check',
            },
            ...definition.fields.flatMap((field) =>
              entryFields(
                shop,
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
    const handle =
      given === 'new' ? (sent.get('handle') ?? '').trim().toLowerCase() : given;
    if (!/^[a-z0-9][a-z0-9_-]{0,254}$/.test(handle) || handle === 'new') {
      problems.handle = 'Enter small letters, digits and hyphens.';
    } else if (given === 'new' && metaobjectByHandle(shop, type, handle)) {
      problems.handle = 'There is an entry with this handle.';
    }
    const fields = readEntry(shop, definition, sent, problems);
    if (Object.keys(problems).length > 0) return problems;
    const status = sent.has('active') ? 'ACTIVE' : 'DRAFT';
    upsertMetaobject(shop, {type, handle, status, fields});
    return problems;
  },
};

const EMPTY_CHOICE = ['', '–'] as const;

function entryFields(
  shop: Shop,
  {key, name, type, choices}: MetaobjectFieldDefinition,
  value: LocalizedText = NO_TEXT,
): AdminField[] {
  const field = {name: `field-${key}`, label: name, value: value.DE};
  if (choices) {
    const options = choices.map((choice) => [choice, choice] as const);
    return [{...field, kind: 'choice', options: [EMPTY_CHOICE, ...options]}];
  }
  if (type === 'file_reference') {
    const options = [EMPTY_CHOICE, ...pictureChoices(shop)];
    return [{...field, kind: 'choice', options}];
  }
  if (type === 'list.metaobject_reference') {
    const hint = 'Handles of entries, one in each line.';
    return [{...field, kind: 'lines', value: handlesOf(shop, value.DE), hint}];
  }
  if (TEXTS.test(type)) {
    const isLong = type !== 'single_line_text_field';
    return bothLanguages(
      `field-${key}`,
      name,
      value,
      isLong ? 'lines' : undefined,
    );
  }
  if (type !== 'boolean') return [{...field, hint: type.replaceAll('_', ' ')}];
  return [{...field, value: checked(value.DE === 'true'), kind: 'check'}];
}

function readEntry(
  shop: Shop,
  {fields}: MetaobjectDefinition,
  sent: URLSearchParams,
  problems: Problems,
) {
  return fields.flatMap(({key, type, choices, refersTo}) => {
    const read = (name: string) => {
      const text = (sent.get(name) ?? '').replaceAll('\r\n', '\n').trim();
      const value =
        type === 'rich_text_field'
          ? toRichText(text)
          : type === 'list.metaobject_reference'
            ? idsOf(shop, refersTo, text)
            : text;
      const fault =
        value === '' ? null : metaobjectFieldFault(shop, type, value);
      if (fault) problems[name] = fault;
      if (value !== '' && choices && !choices.includes(value)) {
        problems[name] = 'Choose one of the list.';
      }
      return value;
    };
    const name = `field-${key}`;
    if (TEXTS.test(type) && !choices) {
      const value = {DE: read(`${name}-DE`), EN: read(`${name}-EN`)};
      return value.DE || value.EN ? [{key, type, value}] : [];
    }
    const value = type === 'boolean' ? String(sent.has(name)) : read(name);
    return value === '' ? [] : [{key, type, value: {DE: value, EN: value}}];
  });
}

/** Pictures of the catalogue, which the local shop has in place of a store's files. */
function pictureChoices({catalogue}: Shop) {
  return catalogue.products.flatMap(({title, media}) =>
    media
      .filter(({kind}) => kind === 'image')
      .map(({id}, index) => [id, `${title.EN}, picture ${index + 1}`] as const),
  );
}

/** A JSON list of ids as the handles, one in each line. */
function handlesOf(shop: Shop, ids: string): string {
  return metaobjects(shop)
    .filter(({id}) => ids.includes(`"${id}"`))
    .sort((a, b) => ids.indexOf(`"${a.id}"`) - ids.indexOf(`"${b.id}"`))
    .map(({handle}) => handle)
    .join('\n');
}

/** The other way round. An unknown handle stays, and is refused as an id. */
function idsOf(shop: Shop, type = '', handles: string): string {
  const wanted = handles.split(/\s+/).filter(Boolean);
  const ids = wanted.map(
    (handle) => metaobjectByHandle(shop, type, handle)?.id ?? handle,
  );
  return ids.length > 0 ? JSON.stringify(ids) : '';
}
