const PATHS = ['/graphiql', '/subrequest-profiler'];

/** Whether a path belongs to one of Hydrogen's development tools. */
export function isDeveloperTool(pathname: string): boolean {
  return process.env.NODE_ENV === 'development' && PATHS.includes(pathname);
}
