/** Whether a text is an e-mail's password link on one of the origins. */
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
