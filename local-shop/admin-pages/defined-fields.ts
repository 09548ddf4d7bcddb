import {
  RATING_SCALE,
  type MetaobjectFieldDefinition,
} from '@metarmap/store/definitions';
import type {LocalizedText} from '@metarmap/store/localized-text';
import type {Shop} from '../context';
import {
  metaobjectByHandle,
  metaobjectById,
  metaobjects,
} from '../data/content-store';
import {forEachLanguage, same} from '../domain/catalogue';
import {imageUrl} from '../domain/image-url';
import {fromRichText, RICH_TEXT_HINT, toRichText} from '../domain/rich-text';
import {metaobjectFieldFault} from './field-rules';
import {
  localizedFields,
  NO_TEXT,
  readLocalized,
  type AdminField,
  type Problems,
} from './section';

const TEXTS = /^(?:multi|single|rich)_.*text_field$|^rich_text_field$/;
const LIST_OF_TEXTS = 'list.single_line_text_field';
const REFERENCES =
  /^(?:list\.)?(?:metaobject|product|page|collection)_reference$/;
const MONEY = /"amount":"([\d.]+)"/;
const NONE = ['', '–'] as const;

/** Any other handle can be typed. */
const MAX_SUGGESTIONS = 250;

/** The controls of a field, by its definition. */
export function definedFields(
  shop: Shop,
  name: string,
  definition: MetaobjectFieldDefinition,
  value: LocalizedText = NO_TEXT,
): AdminField[] {
  const {description} = definition;
  return controlsOf(shop, name, definition, value).map(
    ({hint, ...control}) => ({
      ...control,
      hint: [description, hint].filter(Boolean).join(' ') || undefined,
    }),
  );
}

function controlsOf(
  shop: Shop,
  name: string,
  definition: MetaobjectFieldDefinition,
  value: LocalizedText,
): AdminField[] {
  const {type, choices} = definition;
  const own = value[shop.languages[0]];
  const field = {name, label: definition.name, value: own};
  if (choices) {
    const options = choices.map((choice) => [choice, choice] as const);
    return [{...field, kind: 'choice', options: [NONE, ...options]}];
  }
  if (TEXTS.test(type)) {
    const isRich = type === 'rich_text_field';
    const text = isRich
      ? forEachLanguage((language) => fromRichText(value[language]))
      : value;
    const kind = type === 'single_line_text_field' ? undefined : 'lines';
    return localizedFields(shop, name, definition.name, text, kind).map(
      (control) => (isRich ? {...control, hint: RICH_TEXT_HINT} : control),
    );
  }
  if (REFERENCES.test(type)) {
    const isList = type.startsWith('list.');
    return [
      {
        ...field,
        kind: isList ? 'lines' : 'text',
        value: handlesOf(shop, type, own),
        hint: isList
          ? `Handles, one in each line${entriesFor(shop, definition)}.`
          : 'A handle.',
        ...(!isList && {options: handles(shop, type)}),
      },
    ];
  }
  switch (type) {
    case LIST_OF_TEXTS:
      return [
        {
          ...field,
          kind: 'lines',
          value: own === '' ? '' : (JSON.parse(own) as string[]).join('\n'),
          hint: 'One in each line.',
        },
      ];
    case 'number_integer':
      return [{...field, hint: 'A whole number.'}];
    case 'number_decimal':
      return [{...field, hint: 'A number such as 6.90.'}];
    case 'file_reference':
      return [{...field, kind: 'picture', options: pictures(shop)}];
    case 'boolean':
      return [
        {
          ...field,
          kind: 'choice',
          options: [NONE, ['true', 'True'], ['false', 'False']],
        },
      ];
    case 'date_time':
      return [
        {
          ...field,
          value: isNaN(Date.parse(own))
            ? own
            : new Date(own).toISOString().slice(0, 16),
          input: 'datetime-local',
          hint: 'UTC',
        },
      ];
    case 'date':
      return [{...field, input: 'date'}];
    case 'money': {
      const [, amount = own] = MONEY.exec(own) ?? [];
      const {currency} = shop.countries[0];
      return [
        {...field, value: amount, hint: `In ${currency}, such as 199.00.`},
      ];
    }
    case 'rating':
      return [{...field, value: starsOf(own), hint: 'Of five, such as 4.5.'}];
    default:
      return [{...field, hint: type.replaceAll('_', ' ')}];
  }
}

/** Reads `definedFields`; `null` where nothing was entered. */
export function readDefined(
  shop: Shop,
  name: string,
  {
    type,
    choices,
    refersTo,
  }: Pick<MetaobjectFieldDefinition, 'choices' | 'refersTo' | 'type'>,
  sent: URLSearchParams,
  problems: Problems,
): LocalizedText | null {
  const toValue = (text: string) => {
    if (text === '') return '';
    if (type === 'rich_text_field') return toRichText(text);
    if (type === LIST_OF_TEXTS) {
      return JSON.stringify(text.split(/\s*\n\s*/));
    }
    if (type === 'rating')
      return JSON.stringify({...RATING_SCALE, value: text});
    if (type === 'money') {
      const {currency} = shop.countries[0];
      const amount = text.replace(',', '.');
      return JSON.stringify({amount, currency_code: currency});
    }
    if (REFERENCES.test(type)) return idsOf(shop, type, refersTo, text);
    return type === 'date_time' && /T\d\d:\d\d$/.test(text)
      ? `${text}:00Z`
      : text;
  };
  const read = (field: string) => {
    const text = (sent.get(field) ?? '').replaceAll('\r\n', '\n').trim();
    const value = toValue(text);
    const fault = value === '' ? null : metaobjectFieldFault(shop, type, value);
    if (fault) problems[field] = fault;
    if (value !== '' && choices && !choices.includes(value)) {
      problems[field] = 'Choose one of the list.';
    }
    return value;
  };
  if (TEXTS.test(type) && !choices) {
    const text = readLocalized(shop, name, read);
    return Object.values(text).some(Boolean) ? text : null;
  }
  const value = read(name);
  return value === '' ? null : same(value);
}

/** Pictures of the catalogue, which the local shop has in place of a store's files. */
function pictures({
  catalogue,
  origin,
}: Shop): NonNullable<AdminField['options']> {
  const all = catalogue.products.flatMap(({title, media}) =>
    media.flatMap((medium, index) =>
      medium.kind === 'image'
        ? ([
            [
              medium.id,
              `${title.EN}, picture ${index + 1}`,
              imageUrl(origin, medium.image.file, {maxWidth: 96}),
            ],
          ] as const)
        : [],
    ),
  );
  return [NONE, ...all];
}

interface Named {
  readonly handle: LocalizedText;
  readonly title: LocalizedText;
}

/** The handles that a list of entries can have. */
function entriesFor(
  shop: Shop,
  {refersTo}: Pick<MetaobjectFieldDefinition, 'refersTo'>,
): string {
  const named = metaobjects(shop).filter(({type}) => type === refersTo);
  return named.length > 0
    ? `: ${named
        .slice(0, MAX_SUGGESTIONS)
        .map(({handle}) => handle)
        .join(', ')}`
    : '';
}

/** What a single reference can name; entries are named by their own pages. */
function handles(shop: Shop, type: string): NonNullable<AdminField['options']> {
  const {productById, pageById, collectionById} = shop.edits.all;
  const things = new Map<string, ReadonlyMap<string, Named>>([
    ['product_reference', productById],
    ['page_reference', pageById],
    ['collection_reference', collectionById],
  ]).get(type);
  return [...(things?.values() ?? [])]
    .slice(0, MAX_SUGGESTIONS)
    .map(({handle, title}) => [handle.DE, title[shop.languages[0]]] as const);
}

function starsOf(value: string): string {
  return /"value":"([\d.]+)"/.exec(value)?.[1] ?? '';
}

/** An id, or a JSON list of ids, as handles. */
function handlesOf(shop: Shop, type: string, value: string): string {
  const ids = value.match(/gid:\/\/[^"]+/g) ?? [];
  const {productById, pageById, collectionById} = shop.edits.all;
  const handle = (id: string) => {
    if (type.endsWith('metaobject_reference')) {
      return metaobjectById(shop, id)?.handle;
    }
    const found = productById.get(id) ?? pageById.get(id);
    return (found ?? collectionById.get(id))?.handle.DE;
  };
  return ids.map((id) => handle(id) ?? id).join('\n');
}

/** The ids of handles. An unknown handle stays as it is; the check of ids then refuses it. */
function idsOf(shop: Shop, type: string, refersTo = '', handles: string) {
  const {productByHandle, pageByHandle, collectionByHandle} = shop.edits.all;
  const found = (handle: string) => {
    switch (type.replace('list.', '')) {
      case 'product_reference':
        return productByHandle.get(handle);
      case 'page_reference':
        return pageByHandle.get(handle);
      case 'collection_reference':
        return collectionByHandle.get(handle);
      default:
        return metaobjectByHandle(shop, refersTo, handle);
    }
  };
  const ids = handles.split(/\s+/).map((handle) => found(handle)?.id ?? handle);
  return type.startsWith('list.') ? JSON.stringify(ids) : (ids[0] ?? '');
}
