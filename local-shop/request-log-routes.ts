import {HttpError, isLoopback, sendJson, type Route} from './http';
import type {RequestLog} from './request-log';

/** `GET /requests` lists the latest storefront requests, `DELETE` forgets them. */
export function createRequestLogRoutes(log: RequestLog): Route[] {
  return [
    {
      methods: ['GET', 'DELETE'],
      path: /^\/requests$/,
      handle: ({request, response}) => {
        if (!isLoopback(request)) throw new HttpError(403, 'Forbidden');
        if (request.method === 'DELETE') log.clear();
        sendJson(response, 200, {count: log.count, requests: log.entries()});
      },
    },
  ];
}
