const PATHS = ['/graphiql', '/subrequest-profiler'];

/** Whether a path is one of the tools that Hydrogen adds in development. */
export function isDeveloperTool(pathname: string): boolean {
  return process.env.NODE_ENV === 'development' && PATHS.includes(pathname);
}
