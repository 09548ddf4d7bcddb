import type {CompiledMessage} from 'icu-minify/format';

/** By the number that stands for it in a compiled message. */
const KINDS = [
  '',
  'select',
  'plural',
  'selectordinal',
  'number',
  'date',
  'time',
];

/**
 * A compiled message in ICU syntax, with plain spaces. Compiling loses how it was quoted, and which of its
 * spaces were written as no-break spaces.
 */
export function printMessage(message: CompiledMessage): string {
  return print(message).replaceAll('\u00a0', ' ');
}

function print(message: CompiledMessage): string {
  if (!Array.isArray(message)) return message;
  return message
    .map((node) => {
      if (typeof node === 'string') return node;
      if (node === 0) return '#';
      const [name, kind, ...rest] = node;
      if (kind === undefined) return `{${name}}`;
      if (typeof kind !== 'number' || kind === 0) {
        const children = [kind, ...rest] as CompiledMessage;
        return `<${name}>${print(children)}</${name}>`;
      }
      const branches = Object.entries(rest[0] ?? {}).map(
        ([value, branch]) =>
          `${value} {${print([branch].flat() as CompiledMessage)}}`,
      );
      return `{${[name, KINDS[kind], branches.join(' ')].filter(Boolean).join(', ')}}`;
    })
    .join('');
}
