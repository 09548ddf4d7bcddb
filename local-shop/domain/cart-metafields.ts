import type {MetafieldsSetUserErrorCode} from 'storefront-api-newest/storefront-api-types';
import type {CartMetafield} from './cart';

/** A metafield as clients set it (`CartInputMetafieldInput`). */
export interface MetafieldInput {
  /** `namespace.key`, or a key in the merchant's own namespace, `custom`. */
  readonly key: string;
  readonly type: string;
  readonly value: string;
}

/** Why a metafield was refused. */
interface MetafieldProblem {
  readonly code: MetafieldsSetUserErrorCode;
  readonly field: 'key' | 'type' | 'value';
  readonly message: string;
}

const KEY = /^[A-Za-z0-9_-]{2,64}$/;

/** The value types that the shop checks, from `shopify.dev/apps/metafields/types`. */
const VALID_VALUE: Readonly<Record<string, (value: string) => boolean>> = {
  single_line_text_field: (value) => !/[\r\n]/.test(value),
  multi_line_text_field: () => true,
  rich_text_field: isJson,
  json: isJson,
  boolean: (value) => value === 'true' || value === 'false',
  number_integer: (value) => /^-?\d{1,16}$/.test(value),
  number_decimal: (value) => /^-?\d{1,13}(\.\d{1,9})?$/.test(value),
  date: (value) => /^\d{4}-\d{2}-\d{2}$/.test(value),
  date_time: (value) => !Number.isNaN(Date.parse(value)),
  color: (value) => /^#[0-9a-f]{6}$/i.test(value),
  url: (value) => URL.canParse(value),
};

/** Namespace and key of `namespace.key`, or of a plain key. */
export function splitMetafieldKey(text: string): {
  readonly namespace: string;
  readonly key: string;
} {
  const dot = text.lastIndexOf('.');
  return dot < 0
    ? {namespace: 'custom', key: text}
    : {namespace: text.slice(0, dot), key: text.slice(dot + 1)};
}

/** What is wrong with a metafield, or `null`. */
export function checkMetafield({
  key,
  type,
  value,
}: MetafieldInput): MetafieldProblem | null {
  if (!KEY.test(splitMetafieldKey(key).key)) {
    return {code: 'INVALID_VALUE', field: 'key', message: 'Key is invalid'};
  }
  const isValid = VALID_VALUE[type];
  if (!isValid) {
    return {code: 'INVALID_TYPE', field: 'type', message: 'Type is invalid'};
  }
  if (value.trim() === '') {
    return {code: 'BLANK', field: 'value', message: "Value can't be blank"};
  }
  return isValid(value)
    ? null
    : {
        code: 'INVALID_VALUE',
        field: 'value',
        message: `Value is not a valid ${type}`,
      };
}

/** The metafields with this one set; `now` is ISO 8601. */
export function setMetafield(
  metafields: readonly CartMetafield[],
  input: MetafieldInput,
  now: string,
): {readonly all: readonly CartMetafield[]; readonly set: CartMetafield} {
  const {namespace, key} = splitMetafieldKey(input.key);
  const isSame = (other: CartMetafield) =>
    other.namespace === namespace && other.key === key;
  const set: CartMetafield = {
    namespace,
    key,
    type: input.type,
    value: input.value,
    createdAt: metafields.find(isSame)?.createdAt ?? now,
    updatedAt: now,
  };
  return {all: [...metafields.filter((other) => !isSame(other)), set], set};
}

function isJson(value: string): boolean {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}
