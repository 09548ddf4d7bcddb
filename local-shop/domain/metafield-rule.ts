import type {CatalogueIndex} from './catalogue-index';

/** Shopify's limit for references in a list metafield. */
const MAX_REFERENCES = 128;

const NAMESPACE = /^[\w-]{3,255}$/;
const KEY = /^[\w-]{2,64}$/;

/** A metafield as a client wants to set it. */
export interface MetafieldDraft {
  readonly namespace: string;
  readonly key: string;
  readonly type: string;
  readonly value: string;
}

/** The problem of a metafield, with the part that has it, or `null`. */
export function metafieldFault(
  catalogue: CatalogueIndex,
  {namespace, key, type, value}: MetafieldDraft,
): {readonly field: keyof MetafieldDraft; readonly message: string} | null {
  if (!NAMESPACE.test(namespace)) {
    return {field: 'namespace', message: 'Namespace is invalid'};
  }
  if (!KEY.test(key)) return {field: 'key', message: 'Key is invalid'};
  switch (type) {
    case 'single_line_text_field':
    case 'multi_line_text_field':
      return value === ''
        ? {field: 'value', message: "Value can't be blank."}
        : null;
    case 'number_integer':
      return /^-?\d{1,15}$/.test(value)
        ? null
        : {field: 'value', message: 'Value must be an integer.'};
    case 'json':
      return parseJson(value) === undefined
        ? {field: 'value', message: 'Value is invalid JSON.'}
        : null;
    case 'list.product_reference':
      return referencesFault(value, (id) => catalogue.productById.has(id));
    case 'list.variant_reference':
      return referencesFault(value, (id) => catalogue.variantById.has(id));
    default:
      return {
        field: 'type',
        message: `Type ${type} is not implemented by the local shop.`,
      };
  }
}

function referencesFault(value: string, exists: (id: string) => boolean) {
  const ids = parseJson(value);
  if (!Array.isArray(ids)) {
    return {field: 'value', message: 'Value must be a list.'} as const;
  }
  if (ids.length > MAX_REFERENCES) {
    return {
      field: 'value',
      message: `Value can have at most ${MAX_REFERENCES} items.`,
    } as const;
  }
  const unknown = ids.find((id) => typeof id !== 'string' || !exists(id));
  return unknown === undefined
    ? null
    : ({
        field: 'value',
        message: 'Value references a resource that does not exist.',
      } as const);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
