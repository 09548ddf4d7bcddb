import {ZodError} from 'zod';
import type {Faults} from './faults';
import {HttpError, isLoopback, readJson, sendJson, type Route} from './http';

/**
 * `POST /faults` adds rules (a JSON list, see `faults.ts`), `GET` lists them with
 * their hits, `DELETE` removes all. From this machine only.
 */
export function createFaultRoutes(faults: Faults): Route[] {
  return [
    {
      methods: ['GET', 'POST', 'DELETE'],
      path: /^\/faults$/,
      handle: async ({request, response}) => {
        if (!isLoopback(request)) throw new HttpError(403, 'Forbidden');
        if (request.method === 'DELETE') faults.clear();
        if (request.method === 'POST') {
          addFaults(faults, await readJson(request));
        }
        sendJson(response, 200, faults.list());
      },
    },
  ];
}

function addFaults(faults: Faults, rules: unknown) {
  try {
    faults.add(rules);
  } catch (error) {
    if (error instanceof ZodError) throw new HttpError(400, error.message);
    throw error;
  }
}
