import {onBack} from './back';

/** Key in the state of the history entry that Back leaves to close an open overlay. */
const MARK = 'closesWithBack';

/** Closes the open overlay; one marked entry serves all overlays of the page. */
let close: (() => void) | null = null;
/** Whether this module goes back itself. */
let isLeaving = false;

interface HistoryState {
  /** Remix's position of the entry; it gives none to a link within the page. */
  readonly idx?: number | null;
  readonly [MARK]?: true;
}

const state = () => history.state as HistoryState | null;
const isMarked = () => state()?.[MARK] === true;
let openedAt: HistoryState['idx'];

/** Keeps events from the router, which would load the page again. */
function onPopState(event: PopStateEvent): void {
  const stop = () => event.stopImmediatePropagation();
  if (isLeaving) {
    stop();
    // A link's navigation came first: back to its page.
    if (isMarked()) history.forward();
    else isLeaving = false;
  } else if (isMarked() && !close) {
    // Reached from a later page; what was open here is not.
    stop();
    history.back();
  } else if (!isMarked() && close && state()?.idx === openedAt) {
    stop();
    close();
  }
}

/** Removes the entry unless something else was opened or the page was left. */
function leave(): void {
  if (close || !isMarked()) return;
  isLeaving = true;
  history.back();
}

/**
 * From now on Back calls the function instead of leaving the page.
 * @returns ends that, and removes the entry of the history that was added for it.
 */
export function closeOnBack(onClose: () => void): () => void {
  onBack(onPopState);
  close = onClose;
  if (!isMarked()) {
    openedAt = state()?.idx;
    history.pushState({...state(), [MARK]: true}, '');
  }
  return () => {
    // Another panel may be open by now.
    if (close === onClose) close = null;
    setTimeout(leave);
  };
}
