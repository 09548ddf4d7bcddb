/**
 * Whether a text may be the link of a reset mail: a page for choosing a password
 * on one of the given origins. Anything else is refused before the provider is
 * asked.
 */
export function isResetUrl(text: string, origins: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return (
    origins.includes(url.origin) &&
    url.username === '' &&
    /^(?:\/[a-z]{2})?\/account\/reset\/\d{1,15}\/[\w-]{1,128}\/?$/.test(
      url.pathname,
    )
  );
}
