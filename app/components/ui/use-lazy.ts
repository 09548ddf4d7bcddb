import {lazy, useState, type ComponentType} from 'react';
import {useTranslations} from 'use-intl/react';
import {showToast} from './toasts';

/**
 * A `React.lazy` part, and a function that `OnDemand` calls when the part fails to load. The
 * function tells the visitor, calls `close`, and makes the part load again, because React caches
 * the error. Some browsers (Chromium 150) cache it, too, as HTML's module map says; there only a
 * reload helps, which is why the toast advises it.
 */
export function useLazy<Props>(
  load: () => Promise<ComponentType<Props>>,
  close: () => void,
) {
  const t = useTranslations('layout');
  const create = () => lazy(async () => ({default: await load()}));
  const [Part, setPart] = useState(create);
  const onFailed = () => {
    setPart(create());
    showToast({title: t('notLoaded'), tone: 'danger'});
    close();
  };
  return [Part, onFailed] as const;
}
