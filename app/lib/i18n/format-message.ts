import formatCompiled from 'use-intl/format-message/format-only';
import {formatNumber} from './format';

type Arguments = Parameters<typeof formatCompiled>;
type GetNumberFormat = Arguments[3]['formatters']['getNumberFormat'];

/** Our messages name no format of a number, and call nothing else of it. */
const getNumberFormat = ((tag: string) => ({
  format: (value: number) => formatNumber(value, tag),
})) as unknown as GetNumberFormat;

/** `use-intl/format-message` for compiled messages, whose numbers come from `formatNumber`. */
export default function formatMessage(
  ...[key, message, values, options]: Arguments
): ReturnType<typeof formatCompiled> {
  const formatters = {...options.formatters, getNumberFormat};
  return formatCompiled(key, message, values, {...options, formatters});
}
