/** Whether a request reads only; it has no content (RFC 9110, 9.3.1 and 9.3.2). */
export function isSafeMethod({method}: Pick<Request, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}
