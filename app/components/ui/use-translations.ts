import {
  createTranslator,
  type Messages,
  type NamespaceKeys,
  type NestedKeyOf,
} from 'use-intl/core';
import {useLocale, useMessages, useTimeZone} from 'use-intl/react';

type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>;
type Translator<N extends Namespace> = ReturnType<
  typeof createTranslator<Messages, N>
>;

const translators = new WeakMap<Messages, Map<string, Translator<never>>>();

/** use-intl's hook with a cached translator per catalogue: a provider creates one per render. */
export function useTranslations<N extends Namespace = never>(
  namespace?: N,
): Translator<N> {
  const messages = useMessages();
  const locale = useLocale();
  const timeZone = useTimeZone();
  const cached =
    translators.get(messages) ?? new Map<string, Translator<never>>();
  translators.set(messages, cached);
  const name: string = namespace ?? '';
  let translator = cached.get(name) as Translator<N> | undefined;
  if (!translator) {
    translator = createTranslator<Messages, N>({
      locale,
      messages,
      namespace,
      timeZone,
    });
    cached.set(name, translator as unknown as Translator<never>);
  }
  return translator;
}
