/** Client IP address set by the platform (of IPv6 the /64 network); `unknown` without one. */
export function clientKeyOf(request: Request): string {
  const address = request.headers.get('oxygen-buyer-ip') ?? 'unknown';
  const [, embedded] = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address) ?? [];
  if (embedded) return embedded;
  if (!address.includes(':')) return address;
  const [front = [], back = []] = address
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const missing = Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...Array<string>(missing).fill('0'), ...back];
  const network = groups.slice(0, 4).map((group) => parseInt(group, 16));
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}
