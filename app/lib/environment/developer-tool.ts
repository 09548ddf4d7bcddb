const PATHS = ['/graphiql', '/subrequest-profiler'];

/**
 * Whether a path is one of the tools that Hydrogen adds while developing and names
 * on the console. In production there are none, and no code for them.
 */
export function isDeveloperTool(pathname: string): boolean {
  return process.env.NODE_ENV === 'development' && PATHS.includes(pathname);
}
