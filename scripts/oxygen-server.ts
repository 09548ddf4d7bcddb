import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {join, resolve} from 'node:path';
import {createMiniOxygen} from '@shopify/mini-oxygen';
import {transformWithEsbuild} from 'vite';

interface ServerOptions {
  /** A free port for 0. */
  readonly port: number;
  /** Port of MiniOxygen's asset server; a different one for each instance. */
  readonly assetsPort: number;
  readonly bindings: Record<string, string>;
  /** Port at which a debugger can connect to the worker; none when left out. */
  readonly inspectorPort?: number;
  /** Runs `asset-server.ts` and `full-page-cache.ts` in front of the worker. */
  readonly hasPageCache?: boolean;
}

/**
 * Serves a production build on MiniOxygen under the build's compatibility date; MiniOxygen's
 * own is of 2022.
 *
 * @param directory of the build, with `client` and `server`.
 * @returns when it listens; `dispose` ends it.
 */
export async function serveBuild(
  directory: string,
  {port, assetsPort, bindings, inspectorPort, hasPageCache}: ServerOptions,
): Promise<{readonly url: URL; dispose(): Promise<void>}> {
  await assertFree(port, 'PORT');
  await assertFree(assetsPort, 'SHOP_PORT plus 1,000');
  const worker = join(directory, 'server/index.js');
  const oxygen = createMiniOxygen({
    host: '127.0.0.1',
    port,
    ...(!hasPageCache && {
      assets: {directory: join(directory, 'client'), port: assetsPort},
    }),
    requestHook: null,
    ...(inspectorPort && {debug: true, inspectorPort}),
    inspectWorkerName: 'hydrogen',
    workers: [
      ...(hasPageCache ? await edge(directory) : []),
      {
        name: 'hydrogen',
        // MiniOxygen's type demands it; true is its default.
        stripCfConnectingIp: true,
        compatibilityDate: compatibilityDate(directory),
        modulesRoot: join(directory, 'server'),
        bindings,
        modules: [
          {
            type: 'ESModule',
            path: worker,
            contents: readFileSync(worker, 'utf8'),
          },
        ],
      },
    ],
  });
  const {workerUrl} = await oxygen.ready;
  return {url: workerUrl, dispose: () => oxygen.dispose()};
}

/** The workers in front of the storefront, the first one first. */
function edge(directory: string) {
  const date = compatibilityDate(directory);
  return Promise.all([
    workerOf('asset-server', date, {
      storefront: 'full-page-cache',
      files: {disk: {path: resolve(directory, 'client'), writable: false}},
    }),
    workerOf('full-page-cache', date, {storefront: 'hydrogen'}),
  ]);
}

/** A worker in this folder. */
async function workerOf<Services extends object>(
  name: string,
  compatibilityDate: string,
  serviceBindings: Services,
) {
  const path = join(import.meta.dirname, `${name}.ts`);
  const {code} = await transformWithEsbuild(readFileSync(path, 'utf8'), path);
  return {
    name,
    stripCfConnectingIp: true,
    compatibilityDate,
    modulesRoot: import.meta.dirname,
    serviceBindings,
    modules: [{type: 'ESModule' as const, path, contents: code}],
  };
}

/**
 * Throws a clear error, because MiniOxygen would only say that the Workers runtime failed to start.
 */
async function assertFree(port: number, variable: string): Promise<void> {
  const server = createServer().listen(port);
  await once(server, 'listening').catch((error: unknown) => {
    throw new Error(`Port ${port} is in use; it comes from ${variable}.`, {
      cause: error,
    });
  });
  server.close();
  await once(server, 'close');
}

/** The compatibility date of workerd that a build was made for. */
function compatibilityDate(directory: string): string {
  const {compatibility_date: date} = JSON.parse(
    readFileSync(join(directory, 'server/oxygen.json'), 'utf8'),
  ) as {compatibility_date?: string};
  if (!date) throw new Error(`${directory} names no compatibility date.`);
  return date;
}
