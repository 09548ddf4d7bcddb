import {adminUrl} from './admin-redirect.server';
import type {StorefrontEnv} from '~/lib/environment/env.server';

export interface Preview {
  readonly environment: 'preview' | 'development';
  readonly adminUrl: string;
}

/** The preview bar's data; `null` in production. */
export function previewOf(env: StorefrontEnv): Preview | null {
  const {PUBLIC_ENVIRONMENT: environment} = env;
  return environment === 'production'
    ? null
    : {environment, adminUrl: adminUrl(env)};
}
