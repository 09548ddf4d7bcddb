import {useEffect, useState, type ComponentType} from 'react';
import {onFirstStir} from '~/components/ui/first-stir';
import {useLocale} from '~/components/ui/use-locale';
import {loadAllMessages} from '~/lib/i18n/messages';
import type {LaterProps} from './LaterParts';

/**
 * The place of what no first view needs; see `LaterParts`. With it comes the rest
 * of the messages, so that they are there when the visitor follows a link. What is decided, or must be, waits
 * for no stir.
 */
export function LaterSlot({consent, country}: LaterProps) {
  const {code} = useLocale();
  const [Parts, setParts] = useState<ComponentType<LaterProps> | null>(null);
  const isUrgent = consent?.isDecided || consent?.isForced;
  useEffect(() => {
    const load = () => {
      Promise.all([import('./LaterParts'), loadAllMessages(code)]).then(
        ([{LaterParts}]) => setParts(() => LaterParts),
        // The page works without them, as it does without JavaScript.
        () => undefined,
      );
    };
    if (!isUrgent) return onFirstStir(load);
    load();
    return undefined;
  }, [code, isUrgent]);
  return Parts && <Parts consent={consent} country={country} />;
}
