import type {ShopContext} from '../../context';

/**
 * `publicApiVersions`: the quarters of the last year, the current one first, and
 * `unstable`. All of them answer by the one schema that the shop has.
 */
export function publicApiVersions(
  _root: unknown,
  _args: unknown,
  {shop}: ShopContext,
) {
  const now = shop.now();
  const quarter = now.getUTCFullYear() * 4 + Math.floor(now.getUTCMonth() / 3);
  const handles = [0, 1, 2, 3].map((back) => {
    const year = Math.floor((quarter - back) / 4);
    const month = ((quarter - back) % 4) * 3 + 1;
    return `${year}-${String(month).padStart(2, '0')}`;
  });
  return [
    ...handles.map((handle, index) => ({
      handle,
      displayName: index === 0 ? `${handle} (Latest)` : handle,
      supported: true,
    })),
    {handle: 'unstable', displayName: 'unstable', supported: false},
  ];
}
