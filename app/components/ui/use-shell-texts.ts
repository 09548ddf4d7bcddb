import {useRouteLoaderData} from '@remix-run/react';
import type {ShellTexts} from '~/lib/content/landing-texts.server';

/** What the merchant wrote for parts of every page; nothing without root data. */
export function useShellTexts(): ShellTexts {
  return useRouteLoaderData<ShellTexts>('root') ?? {};
}
