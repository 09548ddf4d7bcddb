/**
 * The shop's own URL with the host name that the client called it by, for a
 * request's `Host`: `localhost` and `127.0.0.1` lead to one server but are two origins.
 * Hydrogen's Content-Security-Policy admits `http://localhost:*` in development and no
 * other name of this machine, so pictures must keep the name of `PUBLIC_STORE_DOMAIN`.
 * Every other `Host` yields `origin`: no client chooses where the shop's links lead.
 */
export function addressedOrigin(
  origin: string,
  host: string | undefined,
): string {
  const local = `localhost:${new URL(origin).port}`;
  return host === local ? `http://${local}` : origin;
}
