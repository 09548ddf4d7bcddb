/**
 * In the place of `react-dom` in the worker's build (`vite.config.ts`). React renders
 * there through `react-dom/server`, which needs nothing of it; the router asks it for
 * `flushSync` alone, and goes without where there is none.
 */
export {};
