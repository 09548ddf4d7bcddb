import type {OptionalId} from '~/lib/consent/consent-cookies';

/** Deletes HTTP-only cookies; errors are ignored. */
export function withdrawOnServer(enabled: readonly OptionalId[]): void {
  fetch('/consent', {
    method: 'POST',
    body: new URLSearchParams([
      ['decision', 'selection'],
      ...enabled.map((id) => ['cookie', id]),
    ]),
    keepalive: true,
    redirect: 'manual',
  }).catch(() => undefined);
}
