import {spawn} from 'node:child_process';
import {expect} from '@playwright/test';
import {showLogOfFailure, test} from './test';

const PREVIEW = ['node', '--import', 'tsx', 'scripts/preview.ts'];

interface Options {
  /** Program and parameters; by default the preview of the build. */
  readonly command?: readonly string[];
  /** Milliseconds until it responds. */
  readonly timeout?: number;
  /** Environment variables in addition to the usual ones. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Folder of the storefront; by default this one. */
  readonly cwd?: () => string;
}

/**
 * A storefront with a local shop of its own for the tests of one file or group: started before the
 * first of them, and ended after the last.
 * @param port the storefront's; the shop's is 1,000 above.
 */
export function ownServer(
  port: number,
  {command = PREVIEW, timeout = 60_000, variables, cwd}: Options = {},
): {
  /** Its output so far. */
  readonly log: () => string;
} {
  let log = '';
  let stop = () => {};
  test.beforeAll(async () => {
    test.setTimeout(timeout + 30_000);
    const [program = '', ...parameters] = command;
    const server = spawn(program, parameters, {
      cwd: cwd?.(),
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
    // It may start children of its own; killing the group ends all of them.
    stop = () => {
      process.off('exit', stop);
      if (server.pid) process.kill(-server.pid, 'SIGTERM');
    };
    // Otherwise an interrupted run would leave the server running, and a build that it
    // may have started.
    process.once('exit', stop);
    const status = () =>
      fetch(`http://localhost:${port}/favicon.svg`).then(
        (response) => response.status,
        () => 0,
      );
    await expect
      .poll(status, {timeout, intervals: [500]})
      .toBe(200)
      .catch((error: unknown) => {
        throw new Error(`The server did not respond. ${log.slice(-2000)}`, {
          cause: error,
        });
      });
  });
  test.afterEach(() => showLogOfFailure(() => log));
  test.afterAll(() => stop());
  return {log: () => log};
}
