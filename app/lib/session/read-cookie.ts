/** Value of a cookie of the request, as it was set; `null` when there is none of that name. */
export function readCookie(headers: Headers, name: string): string | null {
  const pair = (headers.get('Cookie') ?? '')
    .split(';')
    .map((entry) => entry.trim())
    .find((entry) => entry.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? null;
}
