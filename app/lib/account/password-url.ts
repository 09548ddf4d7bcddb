/**
 * Whether a text may be the link of a mail for choosing a password, after it was
 * forgotten or for a new account: a page on one of the given origins. Anything else is
 * refused before the provider is asked.
 */
export function isPasswordUrl(
  text: string,
  purpose: 'reset' | 'activate',
  origins: readonly string[],
): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const [, found] =
    /^(?:\/[a-z]{2})?\/account\/(reset|activate)\/\d{1,15}\/[\w-]{1,128}\/?$/.exec(
      url.pathname,
    ) ?? [];
  return (
    found === purpose && origins.includes(url.origin) && url.username === ''
  );
}
