interface Toast {
  title: string;
  tone?: 'neutral' | 'success' | 'danger';
}

const waiting: Toast[] = [];
let onToast: (() => void) | null = null;

/** Shows a message bottom-right for 10 s. Browser only. */
export function showToast(toast: Toast): void {
  waiting.push(toast);
  onToast?.();
}

/** The messages that were not shown yet, which stay. */
export function waitingToasts(): readonly Toast[] {
  return waiting;
}

/** Takes the messages that were not shown yet. */
export function takeToasts(): Toast[] {
  return waiting.splice(0);
}

/** Calls the page's one listener for each message; returns the function that ends it. */
export function listenForToasts(listener: () => void): () => void {
  onToast = listener;
  if (waiting.length > 0) listener();
  return () => {
    if (onToast === listener) onToast = null;
  };
}
