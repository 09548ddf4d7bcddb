import {lazy, useState, type ComponentType} from 'react';

/**
 * A `React.lazy` part, and what makes it load again after `OnDemand` has reported a failure, which
 * React caches.
 */
export function useLazy<Props>(load: () => Promise<ComponentType<Props>>) {
  const create = () => lazy(async () => ({default: await load()}));
  const [Part, setPart] = useState(create);
  return [Part, () => setPart(create())] as const;
}
