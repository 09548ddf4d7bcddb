import {useEffect, useState, type ComponentType} from 'react';
import {onFirstInteraction} from '~/components/ui/first-interaction';
import {useLocale} from '~/components/ui/use-locale';
import {isBroughtBack} from '~/lib/browser/brought-back';
import {
  EARLY_CLICK,
  NEEDS_LATER_PARTS,
  NEEDS_PAGE,
  readyFor,
  releaseEarlyClick,
} from '~/lib/browser/early-click';
import {loadAllMessages} from '~/lib/i18n/messages';
import type {LazyPartsProps} from './LazyParts.client';

/**
 * The place of what no first view needs; see `LazyParts`. With it comes the rest
 * of the messages, so that they are there when the visitor follows a link. What is
 * decided, or must be, waits for no stir, nor does a page that Back brings back. A click that came before them is held; see
 * `early-click.ts`.
 */
export function LazySlot({consent, country, login}: LazyPartsProps) {
  const {code} = useLocale();
  const [Parts, setParts] = useState<ComponentType<LazyPartsProps> | null>(
    null,
  );
  const isUrgent = consent?.isDecided || consent?.isForced;
  useEffect(() => {
    const load = () => {
      Promise.all([import('./LazyParts.client'), loadAllMessages(code)]).then(
        ([{LazyParts}]) => setParts(() => LazyParts),
        // The page works without them, as it does without JavaScript.
        releaseEarlyClick,
      );
    };
    const isAwaited = readyFor(NEEDS_PAGE);
    window.addEventListener(EARLY_CLICK, load);
    const isNow = isUrgent || isAwaited || isBroughtBack();
    const stopWaiting = isNow ? load() : onFirstInteraction(load);
    return () => {
      window.removeEventListener(EARLY_CLICK, load);
      stopWaiting?.();
    };
  }, [code, isUrgent]);
  useEffect(() => {
    if (Parts) readyFor(NEEDS_LATER_PARTS);
  }, [Parts]);
  return Parts && <Parts consent={consent} country={country} login={login} />;
}
