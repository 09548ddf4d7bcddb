/** A Cache that stores responses in a Map, as far as Hydrogen uses it. */
export function mapCache(): Cache {
  const stored = new Map<string, Response>();
  return {
    match: (request: Request) =>
      Promise.resolve(stored.get(request.url)?.clone()),
    put: (request: Request, response: Response) => {
      stored.set(request.url, response.clone());
      return Promise.resolve();
    },
    delete: (request: Request) => Promise.resolve(stored.delete(request.url)),
  } as unknown as Cache;
}
