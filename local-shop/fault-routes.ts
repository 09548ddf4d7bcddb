import {z, ZodError} from 'zod';
import {expireTokens} from './data/oauth-store';
import type {Faults} from './faults';
import {HttpError, isLoopback, readJson, sendJson, type Route} from './http';

const expiry = z.strictObject({
  kinds: z.array(z.enum(['access', 'refresh'])).default(['access']),
});

/**
 * `POST /faults` adds rules (a JSON list, see `faults.ts`), `GET` lists them with their hits,
 * `DELETE` removes all. `POST /faults/expired-tokens` with `{kinds: ['access', 'refresh']}` expires
 * all tokens of these kinds of customer accounts. Only from this machine.
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
          const rules = await readJson(request);
          readRules(() => faults.add(rules));
        }
        sendJson(response, 200, faults.list());
      },
    },
    {
      methods: ['POST'],
      path: /^\/faults\/expired-tokens$/,
      handle: async ({request, response, shop}) => {
        if (!isLoopback(request)) throw new HttpError(403, 'Forbidden');
        const body = await readJson(request);
        const {kinds} = readRules(() => expiry.parse(body));
        sendJson(response, 200, {expired: expireTokens(shop, kinds)});
      },
    },
  ];
}

/** Reads a body by `work`; a body that `work` cannot parse leads to 400. */
function readRules<Rules>(work: () => Rules): Rules {
  try {
    return work();
  } catch (error) {
    if (error instanceof ZodError) throw new HttpError(400, error.message);
    throw error;
  }
}
