/** A Cache that keeps responses in a Map, as far as Hydrogen uses it. */
export function mapCache(): Cache {
  const kept = new Map<string, Response>();
  return {
    match: (request: Request) =>
      Promise.resolve(kept.get(request.url)?.clone()),
    put: (request: Request, response: Response) => {
      kept.set(request.url, response.clone());
      return Promise.resolve();
    },
    delete: (request: Request) => Promise.resolve(kept.delete(request.url)),
  } as unknown as Cache;
}
