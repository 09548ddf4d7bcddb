interface Toast {
  title: string;
  tone?: 'neutral' | 'success' | 'danger';
}

const waiting: Toast[] = [];
let onToast: (() => void) | null = null;

/** Shows a toast. Browser only. */
export function showToast(toast: Toast): void {
  waiting.push(toast);
  onToast?.();
}

/** Queued messages; leaves them in the queue. */
export function waitingToasts(): readonly Toast[] {
  return waiting;
}

/** Removes and returns the queued messages. */
export function takeToasts(): Toast[] {
  return waiting.splice(0);
}

/** Sets the only listener for new messages; returns a function that removes it. */
export function listenForToasts(listener: () => void): () => void {
  onToast = listener;
  if (waiting.length > 0) listener();
  return () => {
    if (onToast === listener) onToast = null;
  };
}
