import {useLayoutEffect} from 'react';

/** `useLayoutEffect` without React's warning about it on the server. */
export const useBrowserLayoutEffect =
  typeof document === 'undefined' ? () => undefined : useLayoutEffect;
