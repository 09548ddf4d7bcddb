import {spawn} from 'node:child_process';
import {expect} from '@playwright/test';

/** A server of one test file's own, beside those of the configuration. */
export interface OwnServer {
  /** What it has written so far. */
  readonly log: () => string;
  readonly stop: () => void;
}

/**
 * Starts a storefront with a local shop beside it, forgotten afterwards, and waits
 * until it responds.
 *
 * @param command program and arguments.
 * @param port the storefront's; the shop's is 1,000 above.
 * @param timeout milliseconds.
 * @param variables of its environment, beside those that every one of them has.
 * @param path of the storefront that answers when all is there.
 * @param cwd folder of the storefront; this one without it.
 */
export async function startServer(
  [program = '', ...parameters]: readonly string[],
  port: number,
  timeout: number,
  variables: Readonly<Record<string, string>> = {},
  path = '/favicon.svg',
  cwd?: string,
): Promise<OwnServer> {
  let log = '';
  const server = spawn(program, parameters, {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      SHOP_PORT: String(port + 1000),
      SHOP_DATABASE: ':memory:',
      ...variables,
    },
  });
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      log += chunk.toString();
    });
  }
  // It may start children of its own; the group ends all of them.
  const stop = () => {
    process.off('exit', stop);
    if (server.pid) process.kill(-server.pid, 'SIGTERM');
  };
  // An interrupted run would leave it, and a build that it may be, running.
  process.once('exit', stop);
  const status = () =>
    fetch(`http://localhost:${port}${path}`).then(
      (answer) => answer.status,
      () => 0,
    );
  try {
    await expect.poll(status, {timeout, intervals: [500]}).toBe(200);
  } catch (error) {
    stop();
    throw new Error(`The server did not answer. ${log.slice(-2000)}`, {
      cause: error,
    });
  }
  return {log: () => log, stop};
}
