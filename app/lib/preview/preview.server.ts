import {adminUrl} from './admin-redirect.server';
import type {StorefrontEnv} from '~/lib/environment/env.server';

/** What a merchant's bar needs to know; see `previewOf`. */
export interface Preview {
  readonly environment: 'preview' | 'development';
  /** The shop's admin, without a slash at the end. */
  readonly adminUrl: string;
}

/**
 * @returns `null` in production, where nothing of the bar exists.
 */
export function previewOf(env: StorefrontEnv): Preview | null {
  const {PUBLIC_ENVIRONMENT: environment} = env;
  return environment === 'production'
    ? null
    : {environment, adminUrl: adminUrl(env)};
}
