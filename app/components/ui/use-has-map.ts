import {useRouteLoaderData} from '@remix-run/react';

/** Whether the shop sells the map; `true` without root data. */
export function useHasMap(): boolean {
  return useRouteLoaderData<{hasMap: boolean}>('root')?.hasMap ?? true;
}

/** Whether the page of questions exists: ours is about the map. */
export function useHasFaq(): boolean {
  return useRouteLoaderData<{hasFaq: boolean}>('root')?.hasFaq ?? true;
}
