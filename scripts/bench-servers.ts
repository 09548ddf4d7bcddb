import {spawn, type ChildProcess} from 'node:child_process';
import {LOCAL_PUBLIC_TOKEN} from '../local-shop/credentials';

/** Own ports, so that a running `npm run dev` or `preview` is not in the way. */
export const PORT = 3500;
export const SHOP_PORT = 4500;

export const SITE = `http://localhost:${PORT}`;
export const SHOP_API = `http://127.0.0.1:${SHOP_PORT}/api/2025-04/graphql.json`;

/** Starts a script with a forgetful shop; its errors are shown. */
export function start(variables: Record<string, string>, ...command: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', ...command], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, SHOP_DATABASE: ':memory:', ...variables},
  });
  return child;
}

/**
 * Waits until a server answers.
 *
 * @throws after 30 s.
 */
export async function ready(url: string, init?: RequestInit): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(url, init).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer within 30 s.`);
}

/** Ends what `start` has started, and waits for it. */
export async function stop(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

/** A Storefront API request to the local shop. */
export function shopRequest(query: string, variables = {}) {
  return {
    method: 'POST' as const,
    headers: {
      'content-type': 'application/json',
      'x-shopify-storefront-access-token': LOCAL_PUBLIC_TOKEN,
    },
    body: JSON.stringify({query, variables}),
  };
}
