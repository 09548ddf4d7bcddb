import {
  createTranslator,
  type Messages,
  type NamespaceKeys,
  type NestedKeyOf,
} from 'use-intl/core';
import {useLocale, useMessages} from 'use-intl/react';

type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>;
type Translator<N extends Namespace> = ReturnType<
  typeof createTranslator<Messages, N>
>;

const translators = new WeakMap<Messages, Map<string, Translator<never>>>();

/**
 * use-intl's `useTranslations` with one translator for each catalogue: a provider's own parses
 * its messages and makes their `Intl` formatters anew for every page that the server renders.
 */
export function useTranslations<N extends Namespace = never>(
  namespace?: N,
): Translator<N> {
  const messages = useMessages();
  const locale = useLocale();
  const known =
    translators.get(messages) ?? new Map<string, Translator<never>>();
  translators.set(messages, known);
  const name: string = namespace ?? '';
  let translator = known.get(name) as Translator<N> | undefined;
  if (!translator) {
    translator = createTranslator<Messages, N>({locale, messages, namespace});
    known.set(name, translator as unknown as Translator<never>);
  }
  return translator;
}
