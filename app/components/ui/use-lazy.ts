import {lazy, useState, type ComponentType} from 'react';
import {useTranslations} from 'use-intl/react';
import {forgetFailedMessages} from './LaterMessages';
import {showToast} from './toasts';

/**
 * A `React.lazy` part, and what `OnDemand` calls when it failed to load: it tells the visitor, calls
 * `close`, and makes the part load again, whose error React caches.
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
    forgetFailedMessages();
    showToast({title: t('notLoaded'), tone: 'danger'});
    close();
  };
  return [Part, onFailed] as const;
}
