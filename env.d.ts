/// <reference types="vite/client" />
/// <reference types="@shopify/remix-oxygen" />
/// <reference types="@shopify/oxygen-workers-types" />
import '@total-typescript/ts-reset';

import type {HydrogenEnv} from '@shopify/hydrogen';
// Without an import of a module the declaration below would replace it, not add to it.
import type {} from 'react';
import type {} from 'use-intl';
import type {RequestContext} from '~/lib/context.server';
import type {BrowserMessages} from '~/lib/i18n/messages';
import type {LocaleCode} from '~/lib/i18n/locale';

declare global {
  /** What the platform passes to the worker, unchecked; `parseEnv` checks it. */
  type Env = HydrogenEnv & Record<string, unknown>;
}

declare module '@shopify/remix-oxygen' {
  interface AppLoadContext extends RequestContext {}
}

declare module '@remix-run/server-runtime' {
  interface Future {
    v3_singleFetch: true;
  }
}

declare module 'use-intl' {
  interface AppConfig {
    Messages: BrowserMessages;
    Locale: LocaleCode;
  }
}

declare module 'react' {
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
