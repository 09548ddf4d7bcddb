/** How often the heap is looked at, in milliseconds. */
const INTERVAL = 100;

/** What the inspector answers to `Runtime.getHeapUsage`. */
interface HeapUsage {
  readonly id?: number;
  readonly result?: {readonly usedSize?: number};
}

export interface HeapWatch {
  /**
   * Megabytes that were in use at least, since the last call: soon after the
   * collector has run, so what is kept and not what waits to be collected.
   */
  readonly lowest: () => number;
  readonly close: () => void;
}

/**
 * Watches the JavaScript heap of the worker in a preview that was started with
 * `INSPECTOR_PORT`. The process's memory says less: most of it is the emulator's,
 * and its allocator gives little back.
 *
 * @throws when no inspector answers there within 10 s.
 */
export async function watchWorkerHeap(port: number): Promise<HeapWatch> {
  const socket = await connect(port);
  let lowest = Infinity;
  socket.addEventListener('message', ({data}) => {
    const {result} = JSON.parse(String(data)) as HeapUsage;
    if (result?.usedSize) lowest = Math.min(lowest, result.usedSize);
  });
  let id = 0;
  const timer = setInterval(() => {
    id += 1;
    socket.send(JSON.stringify({id, method: 'Runtime.getHeapUsage'}));
  }, INTERVAL);
  return {
    lowest: () => {
      const bytes = lowest;
      lowest = Infinity;
      return Math.round(bytes / 1024 ** 2);
    },
    close: () => {
      clearInterval(timer);
      socket.close();
    },
  };
}

/** The inspector opens a moment after the worker answers. */
async function connect(port: number): Promise<WebSocket> {
  for (let tries = 0; tries < 100; tries += 1) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/`);
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.addEventListener('open', () => resolve(true));
      socket.addEventListener('error', () => resolve(false));
    });
    if (isOpen) return socket;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No inspector answers on port ${port}.`);
}
